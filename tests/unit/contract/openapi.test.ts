import { Validator } from "@seriousme/openapi-schema-validator";
import { openApiDocument } from "@/lib/club-api/http/openapi";
import { contract } from "@/lib/contract/routes";

test("the reference document is valid OpenAPI 3.1 and holds every call", async () => {
  const document = openApiDocument() as { openapi: string; paths: Record<string, object> };
  const checked = await new Validator().validate(structuredClone(document));
  expect(checked).toMatchObject({ valid: true });
  expect(document.openapi).toMatch(/^3\.1\./);
  const calls = Object.values(document.paths).flatMap((path) => Object.keys(path));
  expect(calls).toHaveLength(contract.length);
});
