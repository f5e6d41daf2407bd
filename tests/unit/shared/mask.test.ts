import { maskEmail, maskLoginId, maskName, maskPhone } from "@/lib/shared/texts/mask";

describe("masking", () => {
  test.each([
    ["김미루", "김*루"],
    ["이솔", "이*"],
    ["남궁미루", "남**루"],
    ["山田太郎", "山**郎"],
    ["김", "*"],
    ["", ""],
    ["John Smith", "J*** S***"],
    ["김미루".normalize("NFD"), "김*루"],
  ])("the name %s is shown as %s", (name, masked) => {
    expect(maskName(name)).toBe(masked);
  });

  test.each([
    ["sol@mirsol.example", "s**@mirsol.example"],
    ["longer.name@mirsol.example", "l**@mirsol.example"],
    ["a@mirsol.example", "***@mirsol.example"],
    ["no address", "**********"],
    ["@mirsol.example", "***************"],
  ])("the address %s is shown as %s", (email, masked) => {
    expect(maskEmail(email)).toBe(masked);
  });

  test.each([
    ["010-0000-0002", "010-****-0002"],
    ["01000000002", "010-****-0002"],
    ["+82 10 0000 0002", "010-****-0002"],
    ["0111234567", "011-***-4567"],
    ["1588-1234", "****-1234"],
    ["+1 415 555 0100", "+* *** *** 0100"],
    ["1234", "****"],
  ])("the phone %s is shown as %s", (phone, masked) => {
    expect(maskPhone(phone)).toBe(masked);
  });

  test.each([
    ["leesol01", "lees***1"],
    ["kimmir", "kim**r"],
    ["ab", "a*"],
    ["a", "*"],
  ])("the login id %s is shown as %s", (id, masked) => {
    expect(maskLoginId(id)).toBe(masked);
  });
});
