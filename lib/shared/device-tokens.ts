/** How many accounts one browser may be known to, such as those of a family. */
const maxTokens = 5;
const tokenShape = /^[\w-]{22}\.[0-9a-z]{6,9}\.[\w-]{43}$/;

/** The device tokens in a cookie or a header, the latest first; what is malformed is left out. */
export function readDeviceTokens(value: string | undefined): string[] {
  return (value ?? "").split("~", maxTokens).filter((token) => tokenShape.test(token));
}

/** The value with one more token; an older one of the same browser and account gives way. */
export function addDeviceToken(value: string | undefined, token: string): string {
  const others = readDeviceTokens(value).filter((one) => idOf(one) !== idOf(token));
  return [token, ...others].slice(0, maxTokens).join("~");
}

function idOf(token: string): string {
  return token.split(".")[0] ?? "";
}
