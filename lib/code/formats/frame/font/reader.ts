/** Reads the numbers of a font file, one after the other. */
export class Reader {
  at = 0;
  constructor(readonly bytes: Buffer) {}

  u8(): number {
    return this.bytes.readUInt8(this.at++);
  }

  u16(): number {
    this.at += 2;
    return this.bytes.readUInt16BE(this.at - 2);
  }

  u32(): number {
    this.at += 4;
    return this.bytes.readUInt32BE(this.at - 4);
  }

  u16s(count: number): number[] {
    return Array.from({ length: count }, () => this.u16());
  }

  text(length: number): string {
    this.at += length;
    return this.bytes.toString("latin1", this.at - length, this.at);
  }

  skip(length: number): void {
    this.at += length;
  }

  /** A number of WOFF2 with seven bits a byte. */
  base128(): number {
    let value = 0;
    for (let byte = 128; byte & 128; ) {
      byte = this.u8();
      value = value * 128 + (byte & 127);
    }
    return value;
  }

  /** A number of WOFF2 that is mostly below 253 (255UInt16). */
  short(): number {
    const code = this.u8();
    if (code === 253) return this.u16();
    if (code === 255) return this.u8() + 253;
    if (code === 254) return this.u8() + 506;
    return code;
  }
}
