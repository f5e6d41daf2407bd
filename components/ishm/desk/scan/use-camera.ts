import { type RefObject, useEffect, useRef, useState } from "react";

type CameraState = "starting" | "on" | "refused" | "missing" | "failed";

const scanMs = 150;
const refusals: readonly string[] = ["NotAllowedError", "SecurityError"];
const absences: readonly string[] = ["NotFoundError", "OverconstrainedError", "NotReadableError"];

/** A running camera until a code is seen; it stops with the component that shows it, or when its screen is left. */
export function useCamera(
  video: RefObject<HTMLVideoElement | null>,
  onCode: (code: string) => void,
): CameraState {
  const [state, setState] = useState<CameraState>("starting");
  const latest = useRef(onCode);
  useEffect(() => {
    latest.current = onCode;
  });
  useEffect(() => {
    let stream: MediaStream | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;
    const stop = () => {
      isOver = true;
      clearTimeout(timer);
      for (const track of stream?.getTracks() ?? []) track.stop();
    };
    async function start() {
      if (!navigator.mediaDevices) return setState("missing");
      stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: "environment" } });
      const shown = video.current;
      if (isOver || !shown) return stop();
      shown.srcObject = stream;
      await shown.play();
      const read = await openQrReader();
      if (isOver) return;
      setState("on");
      const scan = async () => {
        const code = await read(shown).catch(() => null);
        if (isOver) return;
        if (code === null) timer = setTimeout(() => void scan(), scanMs);
        else latest.current(code);
      };
      void scan();
    }
    start().catch((error: unknown) => {
      if (!isOver) setState(stateOf(error));
      stop();
    });
    return stop;
  }, [video]);
  return state;
}

function stateOf(error: unknown): CameraState {
  const name = error instanceof Error ? error.name : "";
  if (refusals.includes(name)) return "refused";
  return absences.includes(name) ? "missing" : "failed";
}

/** Reads the first QR code of a picture, or null. */
type QrReader = (video: HTMLVideoElement) => Promise<string | null>;

type Detector = { detect(source: HTMLVideoElement): Promise<readonly { rawValue: string }[]> };
type DetectorClass = {
  new (options: { formats: string[] }): Detector;
  getSupportedFormats(): Promise<readonly string[]>;
};

const format = "qr_code";

/** The browser's own reader where it has one; else ours, which is fetched only then. */
async function openQrReader(): Promise<QrReader> {
  const Native = (globalThis as { BarcodeDetector?: DetectorClass }).BarcodeDetector;
  if (Native && (await Native.getSupportedFormats()).includes(format)) {
    const detector = new Native({ formats: [format] });
    return async (video) => (await detector.detect(video))[0]?.rawValue ?? null;
  }
  const { default: readQr } = await import("jsqr");
  const canvas = document.createElement("canvas");
  const context = canvas.getContext("2d", { willReadFrequently: true });
  return async (video) => {
    const { videoWidth: width, videoHeight: height } = video;
    if (!context || width === 0) return null;
    canvas.width = width;
    canvas.height = height;
    context.drawImage(video, 0, 0, width, height);
    const { data } = context.getImageData(0, 0, width, height);
    return readQr(data, width, height, { inversionAttempts: "dontInvert" })?.data ?? null;
  };
}
