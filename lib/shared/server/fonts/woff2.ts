import { promisify } from "node:util";
import { brotliDecompress } from "node:zlib";
import { FontReader } from "./bytes";

const unpack = promisify(brotliDecompress);

/** Tags that a WOFF2 directory names by number (W3C WOFF2, 4.1). */
const knownTags = (
  "cmap head hhea hmtx maxp name OS/2 post cvt_ fpgm glyf loca prep CFF_ VORG EBDT EBLC gasp hdmx kern LTSH PCLT " +
  "VDMX vhea vmtx BASE GDEF GPOS GSUB EBSC JSTF MATH CBDT CBLC COLR CPAL SVG_ sbix acnt avar bdat bloc bsln cvar " +
  "fdsc feat fmtx fvar gvar hsty just lcar mort morx opbd prop trak Zapf Silf Glat Gloc Feat Sill"
).split(" ");

export type FontTables = ReadonlyMap<string, { bytes: Buffer; isTransformed: boolean }>;

const headerLength = 48;
const woff2Signature = 0x774f4632;

/** The tables of a WOFF2 file; `glyf` and `hmtx` stay in the form that WOFF2 gives them. */
export async function readWoff2(file: Buffer): Promise<FontTables> {
  if (file.readUInt32BE(0) !== woff2Signature) throw new TypeError("not a WOFF2 font");
  const reader = new FontReader(file, headerLength);
  const directory = Array.from({ length: file.readUInt16BE(12) }, () => readEntry(reader));
  const packed = file.subarray(reader.position, reader.position + file.readUInt32BE(20));
  const data = await unpack(packed);
  const tables = new Map<string, { bytes: Buffer; isTransformed: boolean }>();
  let offset = 0;
  for (const { tag, length, isTransformed } of directory) {
    tables.set(tag, { bytes: data.subarray(offset, offset + length), isTransformed });
    offset += length;
  }
  return tables;
}

function readEntry(reader: FontReader): { tag: string; length: number; isTransformed: boolean } {
  const flags = reader.u8();
  const number = flags & 0x3f;
  const tag = number === 0x3f ? readTag(reader) : (knownTags[number] ?? "");
  const length = reader.base128();
  const version = flags >> 6;
  // Of glyf and loca version 0 is the transformed one, of all others it is the plain one.
  const isTransformed = tag === "glyf" || tag === "loca" ? version === 0 : version !== 0;
  return { tag, length: isTransformed ? reader.base128() : length, isTransformed };
}

function readTag(reader: FontReader): string {
  reader.position += 4;
  return reader.bytes.toString("latin1", reader.position - 4, reader.position);
}
