import { hydrateRoot } from "react-dom/client";
import { Host } from "./host";

const root = document.getElementById("app");
const state = document.getElementById("state")?.textContent;
if (root && state) hydrateRoot(root, <Host {...JSON.parse(state)} />);
