import { renderToString } from "react-dom/server";
import { Site } from "./client";
import type { NotionState } from "./state";

/** The site as its server sends it. */
export const renderSite = (state: NotionState): string => renderToString(<Site {...state} />);
