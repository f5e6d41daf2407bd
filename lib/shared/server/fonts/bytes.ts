/** Reads big-endian numbers of a font one after the other. */
export class FontReader {
  position: number;
  readonly bytes: Buffer;

  constructor(bytes: Buffer, position = 0) {
    this.bytes = bytes;
    this.position = position;
  }

  u8(): number {
    this.position += 1;
    return this.bytes.readUInt8(this.position - 1);
  }

  i8(): number {
    this.position += 1;
    return this.bytes.readInt8(this.position - 1);
  }

  u16(): number {
    this.position += 2;
    return this.bytes.readUInt16BE(this.position - 2);
  }

  i16(): number {
    this.position += 2;
    return this.bytes.readInt16BE(this.position - 2);
  }

  u32(): number {
    this.position += 4;
    return this.bytes.readUInt32BE(this.position - 4);
  }

  /** A fraction in 2.14 bits. */
  f2dot14(): number {
    return this.i16() / 16_384;
  }

  /** WOFF2's UIntBase128: seven bits a byte, the highest says whether more follow. */
  base128(): number {
    let value = 0;
    for (let step = 0; step < 5; step += 1) {
      const byte = this.u8();
      value = value * 128 + (byte & 0x7f);
      if ((byte & 0x80) === 0) return value;
    }
    throw new RangeError("a number of the font is too long");
  }

  /** WOFF2's 255UInt16: one byte for the usual small numbers. */
  short255(): number {
    const code = this.u8();
    if (code === 253) return this.u16();
    if (code === 254) return this.u8() + 506;
    if (code === 255) return this.u8() + 253;
    return code;
  }
}
