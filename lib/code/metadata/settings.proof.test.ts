import { expect, it } from "vitest";
import { prints } from "@/tools/sections/hashes/prints";
import { proveSections } from "@/tools/sections/proofs/proving";
import { findSettings } from "./settings";

proveSections("lib/code/metadata/settings", (section) => {
  it("offers what a theme really changes there", async () => {
    const product = section.lines[0] ?? "bullet";
    const plain = await prints.copy({ section, product, origin: "" });
    const settings = findSettings(plain.code);
    expect(settings.length).toBeGreaterThan(0);
    // A light accent, whose text is black.
    const theme = { accent: "#f5b83d", radius: 3, displayFont: "Georgia, serif" } as const;
    const themed = findSettings((await prints.copy({ section, product, origin: "", theme })).code);
    for (const { token, value } of settings) {
      // The ground is the host's own and changes with the scheme alone.
      if (token === "--sc-paper") continue;
      expect(themed.find((setting) => setting.token === token)?.value, token).not.toEqual(value);
    }
  });
});
