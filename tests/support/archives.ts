import { crc32, deflateRawSync } from "node:zlib";

export type Part = {
  name: string;
  body: Uint8Array | string;
  /** The unpacked size in the headers; a bomb says less. */
  declaredSize?: number;
  isEncrypted?: boolean;
};

/** An archive of parts, as an office program writes it; a part may lie about itself. */
export function zipOf(parts: readonly Part[]): Buffer {
  const local: Buffer[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  for (const part of parts) {
    const name = Buffer.from(part.name);
    const body = Buffer.from(part.body as Uint8Array);
    const packed = deflateRawSync(body, { level: 9 });
    const head = header(part, body, packed, name);
    const offset = Buffer.alloc(4);
    offset.writeUInt32LE(at);
    local.push(Buffer.from("504b0304", "hex"), head, name, packed);
    directory.push(Buffer.from("504b01021400", "hex"), head, Buffer.alloc(10), offset, name);
    at += 4 + head.length + name.length + packed.length;
  }
  const listed = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write("504b0506", "hex");
  end.writeUInt16LE(parts.length, 8);
  end.writeUInt16LE(parts.length, 10);
  end.writeUInt32LE(listed.length, 12);
  end.writeUInt32LE(at, 16);
  return Buffer.concat([...local, listed, end]);
}

/** Fields that the header before a part and its line in the directory have in common. */
function header(part: Part, body: Buffer, packed: Buffer, name: Buffer): Buffer {
  const head = Buffer.alloc(26);
  head.writeUInt16LE(20, 0);
  head.writeUInt16LE(0x800 | (part.isEncrypted ? 1 : 0), 2);
  head.writeUInt16LE(8, 4);
  head.writeUInt32LE(crc32(body), 10);
  head.writeUInt32LE(packed.length, 14);
  head.writeUInt32LE(part.declaredSize ?? body.length, 18);
  head.writeUInt16LE(name.length, 22);
  return head;
}

const types = `<?xml version="1.0" encoding="UTF-8"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>`;

/** The parts of a harmless sheet, and what is added. */
export const sheetWith = (...more: Part[]): Buffer =>
  zipOf([
    { name: "[Content_Types].xml", body: types },
    { name: "xl/workbook.xml", body: "<workbook/>" },
    { name: "xl/worksheets/sheet1.xml", body: "<worksheet><sheetData/></worksheet>" },
    ...more,
  ]);

/** The parts of a harmless letter, and what is added. */
export const letterWith = (...more: Part[]): Buffer =>
  zipOf([
    { name: "[Content_Types].xml", body: types },
    { name: "word/document.xml", body: "<w:document><w:body/></w:document>" },
    ...more,
  ]);

/** A list of relationships with one in it. */
export function relationships(type: string, target: string, mode = "External"): string {
  const kind = `http://schemas.openxmlformats.org/officeDocument/2006/relationships/${type}`;
  return `<Relationships><Relationship Id="r1" Type="${kind}" Target="${target}" TargetMode="${mode}"/></Relationships>`;
}
