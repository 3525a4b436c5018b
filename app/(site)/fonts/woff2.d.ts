declare module "*.woff2" {
  /** The address of the file. */
  const url: string;
  export default url;
}
