/** What `npm test` says about the shop it started. */
export function readShopVariable(
  name:
    | "ADDRESS"
    | "SECOND_ADDRESS"
    | "DATABASE_URL"
    | "AUTH_SECRET"
    | "POSTGRES_FOLDER"
    | "SAMPLE_SITES"
    | "VISITOR_SERVICES"
    | "PROXY_FOLDER"
    | "APPS"
    | "BUILDS"
    | "DRIVER"
    | "SERVER_LOG",
): string {
  const value = process.env[`E2E_${name}`];
  if (!value) throw new Error(`E2E_${name} is not set: run the tests by \`npm test -- browser\`.`);
  return value;
}
