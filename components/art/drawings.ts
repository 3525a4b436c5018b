import { lake } from "./lake";
import * as objects from "./objects";
import type { Drawing } from "./picture";
import * as ruled from "./ruled";
import * as signatures from "./signatures";

/** The shelf: every drawing that a picture of a section can be, by its name. */
export const drawings: Readonly<Record<string, Drawing>> = {
  bell: objects.bell,
  book: objects.book,
  cup: objects.cup,
  hills: ruled.hills,
  key: objects.key,
  lake,
  lighthouse: objects.lighthouse,
  plant: objects.plant,
  rings: ruled.rings,
  roofs: ruled.roofs,
  sea: ruled.sea,
  "signature-round": signatures.round,
  "signature-swift": signatures.swift,
  "signature-tall": signatures.tall,
  table: ruled.table,
};
