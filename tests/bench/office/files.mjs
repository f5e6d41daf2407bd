import { readFileSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";
import sharp from "sharp";
import { median } from "../shared/median.mjs";

/** File transfers of the office, through the whole web. */

const xlsxType = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";
const sampleMs = 20;
const lookMs = 200;
const turns = 5;
const megabyte = 1024 * 1024;

const residentMb = (pid) => {
  const [, kb] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8")) ?? [];
  return Number(kb) / 1024;
};

/** How far a process grows beyond what it holds once its garbage is collected, while something is done. */
async function growthDuring({ pid, inspector }, work) {
  await inspector.bytesInUse();
  const before = residentMb(pid);
  let most = before;
  const sampling = setInterval(() => {
    most = Math.max(most, residentMb(pid));
  }, sampleMs);
  try {
    await work();
    return Math.round(Math.max(most, residentMb(pid)) - before);
  } finally {
    clearInterval(sampling);
  }
}

/** How much more is in use at most while something is done: its garbage is collected before each look. */
async function heldDuring({ inspector }, work) {
  const before = await inspector.bytesInUse();
  let most = before;
  let isOver = false;
  const look = async () => {
    while (!isOver) {
      most = Math.max(most, await inspector.bytesInUse());
      await wait(lookMs);
    }
  };
  await Promise.all([
    look(),
    work().finally(() => {
      isOver = true;
    }),
  ]);
  return Math.round(((most - before) / megabyte) * 10) / 10;
}

/**
 * The list of notices as a sheet, some times: the median time to its last byte, the growth of the club API meanwhile, and what it
 * holds while it writes the sheet once more. The growth is mostly garbage that waits for the collector.
 */
export async function measureSheet(request, origin, api) {
  const fetchSheet = async () => {
    const answer = await request.get(`${origin}/hp/api/notice/admin`, {
      headers: { accept: xlsxType },
      timeout: 0,
    });
    if (answer.headers()["content-type"] !== xlsxType) throw new Error(await answer.text());
    return (await answer.body()).length;
  };
  const times = [];
  const growthMb = await growthDuring(api, async () => {
    for (let turn = 0; turn < turns; turn += 1) {
      const begun = performance.now();
      await fetchSheet();
      times.push(performance.now() - begun);
    }
  });
  return { ms: Math.round(median(times)), growthMb, heldMb: await heldDuring(api, fetchSheet) };
}

/** A photograph as a camera makes it: 24 megapixels, close to 5 MB. */
async function photograph() {
  const grain = { type: "gaussian", mean: 128, sigma: 40 };
  const small = { width: 1500, height: 1000, channels: 3, background: "#7a9a5b", noise: grain };
  const large = await sharp({ create: small }).png().toBuffer();
  const image = sharp(large).resize(6000, 4000, { kernel: "cubic" });
  for (let quality = 95; quality > 30; quality -= 5) {
    const bytes = await image.clone().jpeg({ quality }).toBuffer();
    if (bytes.length <= 5 * megabyte) return bytes;
  }
  throw new Error("No photograph of 5 MB");
}

/** From the sending of a photograph to the bytes of the size that the editor shows; the median of some times. */
export async function measureImage(request, origin) {
  const buffer = await photograph();
  const times = [];
  for (let turn = 0; turn < turns; turn += 1) {
    const begun = performance.now();
    const sent = await request.post(`${origin}/hp/api/ops/images/notice`, {
      headers: { origin },
      multipart: { data: "{}", image: { name: "photo.jpg", mimeType: "image/jpeg", buffer } },
    });
    const { data, fail } = await sent.json();
    if (!data) throw new Error(JSON.stringify(fail));
    const shown = await request.get(`${origin}${data.url}?w=960`);
    if ((await shown.body()).length === 0 || !shown.ok()) throw new Error("The image is not shown");
    times.push(performance.now() - begun);
  }
  return { ms: Math.round(median(times)), mb: Math.round((buffer.length / megabyte) * 10) / 10 };
}
