import type { PictureColors } from "@/lib/shared/brand/picture-colors";

type Certificate = {
  club: string;
  title: string;
  name: string;
  lines: readonly string[];
  colors: PictureColors;
};

const width = 1200;
const height = 848;

/** A certificate as a picture in the club's style; null where the browser cannot draw. */
export async function drawnCertificate(certificate: Certificate): Promise<File | null> {
  const canvas = document.createElement("canvas");
  canvas.width = width;
  canvas.height = height;
  const pen = canvas.getContext("2d");
  if (!pen) return null;
  await document.fonts.ready;
  drawPaper(pen, certificate.colors);
  drawWords(pen, certificate, getComputedStyle(document.body).fontFamily);
  const blob = await new Promise<Blob | null>((done) => {
    canvas.toBlob(done, "image/png");
  });
  return blob && new File([blob], "certificate.png", { type: "image/png" });
}

function drawPaper(pen: CanvasRenderingContext2D, { paper, rule, accent }: PictureColors): void {
  pen.fillStyle = paper;
  pen.fillRect(0, 0, width, height);
  pen.fillStyle = rule;
  pen.fillRect(0, 0, width, 12);
  // The club's ruler: 27 ticks, each third taller, each ninth tallest.
  pen.fillRect(96, 690, width - 192, 2);
  for (let tick = 0; tick <= 27; tick += 1) {
    const size = tick % 9 === 0 ? 26 : tick % 3 === 0 ? 16 : 9;
    pen.fillStyle = tick === 27 ? accent : rule;
    pen.fillRect(96 + (tick * (width - 194)) / 27, 690 - size, 2, size);
  }
}

function drawWords(
  pen: CanvasRenderingContext2D,
  { club, title, name, lines, colors }: Certificate,
  font: string,
): void {
  const write = (text: string, size: number, color: string, y: number, weight = 400) => {
    pen.font = `${weight} ${size}px ${font}`;
    pen.fillStyle = color;
    pen.fillText(text, 96, y, width - 192);
  };
  write(title, 34, colors.accent, 150, 600);
  write(name, 104, colors.ink, 290, 600);
  lines.forEach((line, at) => {
    write(line, 36, colors.quiet, 390 + at * 62);
  });
  write(club, 34, colors.rule, 768, 600);
}
