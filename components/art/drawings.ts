import { cove } from "./cove";
import type { Drawing } from "./drawing";
import { lake } from "./lake";
import * as objects from "./objects";
import { pier } from "./pier";
import * as rooms from "./rooms";
import * as ruled from "./ruled";
import * as signatures from "./signatures";
import * as things from "./things";

const shelf: Record<string, Drawing> = {
  bed: things.bed,
  bell: objects.bell,
  board: things.board,
  book: objects.book,
  camera: things.camera,
  chair: things.chair,
  cove,
  cup: objects.cup,
  hills: ruled.hills,
  house: things.house,
  jar: things.jar,
  key: objects.key,
  lake,
  lamp: things.lamp,
  leaflet: things.leaflet,
  letterform: things.letterform,
  lighthouse: objects.lighthouse,
  pencil: things.pencil,
  pier,
  plant: objects.plant,
  rings: ruled.rings,
  roofs: ruled.roofs,
  "room-open": rooms.open,
  "room-walled": rooms.walled,
  screen: things.screen,
  sea: ruled.sea,
  receipt: things.receipt,
  "signature-h": signatures.h,
  "signature-n": signatures.n,
  "signature-round": signatures.round,
  "signature-swift": signatures.swift,
  "signature-tall": signatures.tall,
  "signature-v": signatures.v,
  table: ruled.table,
  receipts: things.receipts,
  timetable: things.timetable,
  van: things.van,
};

/** The shelf: every drawing that a picture of a section can be, by its name. Without a prototype: addresses of pictures are looked up in it. */
export const drawings: Readonly<typeof shelf> = Object.setPrototypeOf(shelf, null);
