/** Gives a subset its own name: as a modified version it may not present the reserved one (OFL 1.1, clause 3). */

const align = (length) => (length + 3) & ~3;

function checksum(bytes) {
  const padded = Buffer.alloc(align(bytes.length));
  bytes.copy(padded);
  let sum = 0;
  for (let at = 0; at < padded.length; at += 4) sum = (sum + padded.readUInt32BE(at)) >>> 0;
  return sum;
}

function nameTable(entries) {
  const strings = entries.map(([, text]) => Buffer.from(text, "utf16le").swap16());
  const head = Buffer.alloc(6 + 12 * entries.length);
  head.writeUInt16BE(entries.length, 2);
  head.writeUInt16BE(head.length, 4);
  let offset = 0;
  for (const [index, [nameId]] of entries.entries()) {
    const record = [3, 1, 0x409, nameId, strings[index].length, offset];
    for (const [field, value] of record.entries()) head.writeUInt16BE(value, 6 + 12 * index + 2 * field);
    offset += strings[index].length;
  }
  return Buffer.concat([head, ...strings]);
}

/** `truetype` is an uncompressed font file; the answer is one too, with only these names in it and no table that asks for others. */
export function renameFont(truetype, family, copyright) {
  const postscript = family.replaceAll(" ", "");
  const names = nameTable([
    [0, copyright],
    [1, family],
    [2, "Regular"],
    [3, `${postscript}-1`],
    [4, family],
    [5, "Version 1.000"],
    [6, postscript],
    [13, "SIL Open Font License 1.1"],
    [14, "https://openfontlicense.org"],
  ]);
  return fontOf(
    truetype,
    tablesLeft(truetype).map((table) => (table.tag === "name" ? { ...table, bytes: names } : table)),
  );
}

/** An uncompressed font file without the table of styles that a subset has no names for. */
export const withoutStyles = (truetype) => fontOf(truetype, tablesLeft(truetype));

/** STAT names a family's styles by names that are gone with the others: Firefox refuses the table. */
const tablesLeft = (truetype) => tablesOf(truetype).filter(({ tag }) => tag !== "STAT");

function tablesOf(truetype) {
  return Array.from({ length: truetype.readUInt16BE(4) }, (_, index) => {
    const at = 12 + 16 * index;
    const start = truetype.readUInt32BE(at + 8);
    return {
      tag: truetype.toString("latin1", at, at + 4),
      bytes: truetype.subarray(start, start + truetype.readUInt32BE(at + 12)),
    };
  });
}

function fontOf(truetype, tables) {
  const header = Buffer.alloc(12 + 16 * tables.length);
  truetype.copy(header, 0, 0, 4);
  // Number of tables, and how to search them: by the greatest power of two in it.
  const power = Math.floor(Math.log2(tables.length));
  const search = 16 * 2 ** power;
  for (const [field, value] of [tables.length, search, power, 16 * tables.length - search].entries())
    header.writeUInt16BE(value, 4 + 2 * field);
  let offset = header.length;
  const bodies = tables.map(({ tag, bytes }, index) => {
    const at = 12 + 16 * index;
    header.write(tag, at, "latin1");
    header.writeUInt32BE(checksum(bytes), at + 4);
    header.writeUInt32BE(offset, at + 8);
    header.writeUInt32BE(bytes.length, at + 12);
    offset += align(bytes.length);
    return Buffer.concat([bytes, Buffer.alloc(align(bytes.length) - bytes.length)]);
  });
  return Buffer.concat([header, ...bodies]);
}
