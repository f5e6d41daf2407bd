/** Reads the first QR code of a picture, or null. */
export type QrReader = (video: HTMLVideoElement) => Promise<string | null>;

type Detector = { detect(source: HTMLVideoElement): Promise<readonly { rawValue: string }[]> };
type DetectorClass = {
  new (options: { formats: string[] }): Detector;
  getSupportedFormats(): Promise<readonly string[]>;
};

const format = "qr_code";

/** The browser's own reader where it has one; else ours, which is fetched only then. */
export async function openQrReader(): Promise<QrReader> {
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
