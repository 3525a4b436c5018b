import { crc32, deflateSync } from "node:zlib";
import sharp from "sharp";
import { describe, expect, it, vi } from "vitest";
import { convertPicture as convert } from "./convert";
import { storedLimits } from "./limits";

/** As long as it takes on a busy machine. */
const convertPicture = (file: Buffer) => convert(file, 100);

/** A picture with a red left half and a blue right half. */
function twoColours(width: number, height: number) {
  const right = { create: { width: Math.floor(width / 2), height, channels: 3 as const, background: "#0000ff" } };
  return sharp({ create: { width, height, channels: 3, background: "#ff0000" } }).composite([
    { input: right, gravity: "east" },
  ]);
}

const noise = (side: number) =>
  sharp({
    create: { width: side, height: side, channels: 3, background: "#808080", noise: { type: "gaussian", sigma: 90 } },
  });

function chunk(type: string, data: Buffer): Buffer {
  const [length, sum, named] = [Buffer.alloc(4), Buffer.alloc(4), Buffer.concat([Buffer.from(type), data])];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}

/** A whole PNG in black and white that is tiny as a file. */
function bomb(side: number): Buffer {
  const head = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0]);
  head.writeUInt32BE(side, 0);
  head.writeUInt32BE(side, 4);
  const rows = deflateSync(Buffer.alloc((Math.ceil(side / 8) + 1) * side), { level: 1 });
  const mark = Buffer.from("\x89PNG\r\n\x1a\n", "latin1");
  return Buffer.concat([mark, chunk("IHDR", head), chunk("IDAT", rows), chunk("IEND", Buffer.alloc(0))]);
}

const refusal = (file: Buffer) =>
  convertPicture(file).then(
    () => "taken",
    ({ code, sentence }) => ({ code, sentence }),
  );

describe("an uploaded picture", () => {
  it.each(["png", "jpeg", "webp", "avif", "gif"] as const)("is taken as %s and kept as WebP", async (format) => {
    const kept = await convertPicture(await twoColours(300, 200).toFormat(format).toBuffer());
    expect(kept).toMatchObject({ width: 300, height: 200 });
    expect(await sharp(kept.bytes).metadata()).toMatchObject({ format: "webp", width: 300, height: 200 });
  });

  it("is made smaller, never larger, and keeps its shape", async () => {
    expect(await convertPicture(await twoColours(3_200, 800).png().toBuffer())).toMatchObject({
      width: 1_600,
      height: 400,
    });
    expect(await convertPicture(await twoColours(40, 30).png().toBuffer())).toMatchObject({ width: 40, height: 30 });
  });

  it("comes to few enough bytes, whatever is on it", async () => {
    for (const side of [600, 1_000]) {
      const kept = await convertPicture(await noise(side).webp({ lossless: false, quality: 95 }).toBuffer());
      expect(kept.bytes.length).toBeLessThanOrEqual(storedLimits.bytes);
    }
    const large = await convertPicture(await noise(2_400).webp({ quality: 40 }).toBuffer());
    expect(large.bytes.length).toBeLessThanOrEqual(storedLimits.bytes);
  });

  it("loses its metadata, where it was taken among it, and stands upright", async () => {
    const photo = await twoColours(400, 200)
      .jpeg()
      .withExif({
        IFD0: { Copyright: "Vera Lund", ImageDescription: "kitchen" },
        IFD3: { GPSLatitudeRef: "N", GPSLatitude: "59/1 20/1 3/1", GPSLongitudeRef: "E", GPSLongitude: "18/1 3/1 1/1" },
      })
      .withXmp("<x:xmpmeta xmlns:x='adobe:ns:meta/'>secret</x:xmpmeta>")
      .toBuffer();
    const turned = await sharp(photo).keepMetadata().withMetadata({ orientation: 6 }).toBuffer();
    expect((await sharp(turned).metadata()).exif?.includes("Vera Lund")).toBe(true);
    const { bytes, width, height } = await convertPicture(turned);
    const { exif, xmp, iptc, icc, orientation } = await sharp(bytes).metadata();
    expect([exif, xmp, iptc, icc, orientation]).toEqual(Array(5).fill(undefined));
    expect(Buffer.from(bytes).toString("latin1")).not.toMatch(/EXIF|Vera|secret|GPS/i);
    expect([width, height]).toEqual([200, 400]);
    // What was left is above.
    const top = await sharp(bytes).extract({ left: 0, top: 0, width: 200, height: 150 }).png().toBuffer();
    expect((await sharp(top).stats()).dominant.r).toBeGreaterThan(200);
  });

  it("keeps what is transparent, and of an animation the first picture", async () => {
    const clear = await sharp({ create: { width: 20, height: 20, channels: 4, background: "#00000000" } })
      .png()
      .toBuffer();
    expect((await sharp((await convertPicture(clear)).bytes).stats()).isOpaque).toBe(false);
    const frames = await Promise.all(
      ["#ff0000", "#0000ff"].map((background) =>
        sharp({ create: { width: 16, height: 16, channels: 3, background } })
          .png()
          .toBuffer(),
      ),
    );
    const gif = await sharp(frames, { join: { animated: true } })
      .gif()
      .toBuffer();
    expect((await sharp(gif).metadata()).pages).toBe(2);
    const { bytes } = await convertPicture(gif);
    expect((await sharp(bytes).metadata()).pages ?? 1).toBe(1);
    expect((await sharp(bytes).stats()).dominant.r).toBeGreaterThan(200);
  });

  it("is nothing else: no trace of what was hidden in the file is kept", async () => {
    const gif = await twoColours(30, 30).gif().toBuffer();
    const script = Buffer.from("<script>alert(1)</script><?php echo 1 ?>");
    const { bytes } = await convertPicture(Buffer.concat([gif, script]));
    expect(Buffer.from(bytes).toString("latin1")).not.toMatch(/script|php/);
  });
});

describe("a file that is no picture", () => {
  const damaged = { code: "invalid", sentence: expect.stringMatching(/can't be read/) };

  it.each([
    ["an SVG with a script", '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>', /SVG files/],
    ["an SVG behind a prologue", '\ufeff<?xml version="1.0"?>\n<!-- x -->\n<svg onload="alert(1)"/>', /SVG files/],
    ["a HEIC photo", "\0\0\0\x18ftypheic\0\0\0\0mif1heic", /HEIC/],
    ["a page", "<!doctype html><img src=x onerror=alert(1)>", /as a picture/],
    ["a PDF", "%PDF-1.7 and more", /as a picture/],
    ["nothing", "", /as a picture/],
  ])("is told so: %s", async (_, text, words) => {
    expect(await refusal(Buffer.from(text))).toEqual({
      code: "unsupported_media",
      sentence: expect.stringMatching(words),
    });
  });

  it("is told so when it only begins like one", async () => {
    expect(await refusal(Buffer.from("GIF89a/*<svg xmlns='http://www.w3.org/2000/svg'/>*/=1;alert(1)"))).toEqual(
      damaged,
    );
    expect(await refusal(Buffer.from("\xff\xd8\xff<script>", "latin1"))).toEqual(damaged);
    expect(await refusal(Buffer.from("\0\0\0\x18ftypavif\0\0\0\0mif1heic"))).toEqual(damaged);
  });

  it.each(["png", "jpeg", "webp", "avif"] as const)("is told so when it is cut short: %s", async (format) => {
    const whole = await noise(200).toFormat(format).toBuffer();
    expect(await refusal(whole.subarray(0, Math.floor(whole.length / 2)))).toEqual(damaged);
  });

  it("is told so when it is too long, and when its kind needs more memory", async () => {
    const long = await sharp({ create: { width: 12_001, height: 1, channels: 3, background: "#000" } })
      .png()
      .toBuffer();
    expect(await refusal(long)).toMatchObject({
      code: "too_large",
      sentence: expect.stringContaining("12,001 pixels"),
    });
    const large = sharp({ create: { width: 4_000, height: 3_200, channels: 3, background: "#fff" } });
    expect(await refusal(await large.clone().png({ progressive: true }).toBuffer())).toMatchObject({
      code: "too_large",
    });
    expect(await convertPicture(await large.clone().png().toBuffer())).toMatchObject({ width: 1_600, height: 1_280 });
  });

  it("is told so when it would unpack to too much, before it does", async () => {
    const file = bomb(30_000);
    expect(file.length).toBeLessThan(2 * 1024 * 1024);
    const unpacking = vi.spyOn(sharp.prototype, "toBuffer");
    const { code, sentence } = (await refusal(file)) as { code: string; sentence: string };
    expect(code).toBe("too_large");
    expect(sentence).toContain("900 megapixels");
    expect(unpacking).not.toHaveBeenCalled();
    await convertPicture(await noise(10).png().toBuffer());
    expect(unpacking, "as a picture is that is taken").toHaveBeenCalled();
    unpacking.mockRestore();
  });
});
