/** Playwright run by itself has nothing to test: `npm test` starts the shop and says where it is. */
export default function requireShop(): void {
  if (!process.env.E2E_ADDRESS && process.env.E2E_PROJECT !== "evidence")
    throw new Error("There is no shop to test. Run `npm test -- browser`, which starts one.");
}
