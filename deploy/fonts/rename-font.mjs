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

/** `truetype` is an uncompressed font file; the answer is one too, with only these names in it. */
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
  const count = truetype.readUInt16BE(4);
  const tables = Array.from({ length: count }, (_, index) => {
    const at = 12 + 16 * index;
    const tag = truetype.toString("latin1", at, at + 4);
    const start = truetype.readUInt32BE(at + 8);
    return {
      tag,
      bytes: tag === "name" ? names : truetype.subarray(start, start + truetype.readUInt32BE(at + 12)),
    };
  });
  const header = Buffer.alloc(12 + 16 * count);
  truetype.copy(header, 0, 0, 12);
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
