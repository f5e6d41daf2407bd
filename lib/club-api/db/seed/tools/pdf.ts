const lineHeight = 22;

/** A one-page PDF (A4) with a heading and lines of Latin text, in a font that every reader has. */
export function simplePdf(title: string, lines: readonly string[]): Uint8Array {
  const content = [
    `BT /F1 20 Tf 72 760 Td (${escaped(title)}) Tj ET`,
    ...lines.map((line, place) => `BT /F1 12 Tf 72 ${720 - place * lineHeight} Td (${escaped(line)}) Tj ET`),
  ].join("\n");
  const objects = [
    "<< /Type /Catalog /Pages 2 0 R /Lang (en) >>",
    "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
    "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>",
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>",
    `<< /Title (${escaped(title)}) >>`,
  ];
  let file = "%PDF-1.4\n";
  const offsets = objects.map((object, place) => {
    const offset = file.length;
    file += `${place + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const table = offsets.map((offset) => `${String(offset).padStart(10, "0")} 00000 n \n`).join("");
  const size = objects.length + 1;
  file += `xref\n0 ${size}\n0000000000 65535 f \n${table}`;
  file += `trailer\n<< /Size ${size} /Root 1 0 R /Info 6 0 R >>\nstartxref\n${file.lastIndexOf("xref\n0")}\n%%EOF\n`;
  return new TextEncoder().encode(file);
}

function escaped(text: string): string {
  return text.replace(/[\\()]/g, "\\$&");
}
