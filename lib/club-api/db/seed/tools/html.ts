/**
 * Rich text from plain lines, so that long texts stay readable here: `# ` is a heading, `- ` a list item, `1. ` a
 * numbered one, `| a | b |` a table row (the first is the head), any other line a paragraph; empty lines end a block.
 */
export function html(lines: string): string {
  const blocks = lines.trim().split(/\n\s*\n/);
  return blocks.map((block) => blockHtml(block.split("\n").map((line) => line.trim()))).join("");
}

function blockHtml(lines: readonly string[]): string {
  const first = lines[0] ?? "";
  if (first.startsWith("|")) return tableHtml(lines);
  if (first.startsWith("- ")) return listHtml("ul", lines);
  if (/^\d+\. /.test(first)) return listHtml("ol", lines);
  return lines
    .map((line) => (line.startsWith("# ") ? `<h3>${text(line.slice(2))}</h3>` : `<p>${text(line)}</p>`))
    .join("");
}

function listHtml(tag: "ul" | "ol", lines: readonly string[]): string {
  const items = lines.map((line) => `<li>${text(line.replace(/^(-|\d+\.) /, ""))}</li>`);
  return `<${tag}>${items.join("")}</${tag}>`;
}

function tableHtml(lines: readonly string[]): string {
  const [head = [], ...rows] = lines.map((line) => line.split("|").slice(1, -1));
  const headCells = head.map((cell) => `<th scope="col">${text(cell.trim())}</th>`).join("");
  const bodyRows = rows.map(
    (row) => `<tr>${row.map((cell) => `<td>${text(cell.trim())}</td>`).join("")}</tr>`,
  );
  return `<table><thead><tr>${headCells}</tr></thead><tbody>${bodyRows.join("")}</tbody></table>`;
}

function text(plain: string): string {
  const escaped = plain.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;");
  return escaped.replace(/\*\*([^*]+)\*\*/g, "<strong>$1</strong>");
}
