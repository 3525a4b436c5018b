"use client";

import { useEffect } from "react";
import { guard } from "@/lib/security/guard";

/** Keeps the shop's pages from being right-clicked and inspected (spec §2). */
export function CopyGuard() {
  useEffect(() => guard(document), []);
  return null;
}
