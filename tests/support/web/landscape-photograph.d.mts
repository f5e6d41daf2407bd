export function landscapePhotograph(options?: {
  kind?: "bright" | "dark" | "busy";
  width?: number;
  height?: number;
}): Promise<Buffer>;
