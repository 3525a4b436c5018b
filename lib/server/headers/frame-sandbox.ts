/**
 * What the frame with somebody's page in it may do. Scripts, since ours moves the section, but an origin of its own: with
 * the shop's it could take the sandbox off itself. A link opens in a tab that is none of ours.
 */
export const frameSandbox = "allow-scripts allow-popups allow-popups-to-escape-sandbox";
