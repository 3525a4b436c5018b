import { formGroup } from "./forms";
import { functionGroup } from "./functions";
import { mcpGroup } from "./mcp";
import type { OperationGroup } from "./operation";
import { registryGroup } from "./registry";
import { templateGroup } from "./templates";
import { textGroup } from "./texts";

/** Everything a program can ask of the shop, in the order of the page. */
export const groups: readonly OperationGroup[] = [
  functionGroup,
  formGroup,
  templateGroup,
  registryGroup,
  mcpGroup,
  textGroup,
];

export const operations = groups.flatMap((group) => group.operations);
