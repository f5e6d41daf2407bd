import { verificationCode, verificationTag } from "@/lib/web/office/verification-code";

describe("the code of a pasted verification tag", () => {
  test.each([
    ['<meta name="naver-site-verification" content="abc123" />', "abc123"],
    ["<META content='abc123' NAME='naver-site-verification'>", "abc123"],
    ["  abc123 ", "abc123"],
  ])("of %s it is taken out", (pasted, code) => {
    expect(verificationCode(pasted, "naver")).toBe(code);
  });

  test.each([
    '<meta name="google-site-verification" content="abc123">',
    '"><script>window.__x=1</script>',
    '<meta name="naver-site-verification"><script>',
    "<meta >",
  ])("%s is no such tag and stays as it is", (pasted) => {
    expect(verificationCode(pasted, "naver")).toBe(pasted);
  });

  test("a code that would end its tag is written harmlessly", () => {
    expect(verificationTag('"><script>', "google")).toBe(
      '<meta name="google-site-verification" content="&quot;>&lt;script>">',
    );
  });
});
