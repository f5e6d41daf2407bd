import { readFileSync } from "node:fs";
import { askedVariables, composeFile, composeSettings, exampleVariables } from "../support/deploy/compose";
import { kubernetesSettings } from "../support/deploy/kubernetes";
import {
  envFile,
  faultsOf,
  filled,
  imageSettings,
  imageVariables,
  knownVariables,
  type Read,
} from "../support/deploy/settings";
import { unitSettings } from "../support/deploy/units";

/*
 * The files that an operator installs from fit the product: their variables are the ones that the processes read, with
 * values that the processes take. Nothing is started here: that is `npm run check:image`.
 */

const read: Read = (file) => readFileSync(file, "utf8");
const settingsOf = (source: Read) => [
  ...imageSettings(source),
  ...composeSettings(source),
  ...unitSettings(source),
  ...kubernetesSettings(source),
];
const faults = (source: Read = read) => {
  const known = knownVariables(source);
  return settingsOf(source).flatMap((setting) => faultsOf(setting, known));
};

describe("variables", () => {
  test("every process of every file is found", () => {
    const found = settingsOf(read).map(({ name, process }) => `${name} ${process}`);
    expect(found).toEqual([
      "ENV web",
      "ENV api",
      "web-ms01 web",
      "web-lk02 web",
      "api api",
      "migrate api",
      "clubfront-api.service api",
      "clubfront-migrate.service api",
      "clubfront-web@.service web",
      "lk02 web",
      "ms01 web",
      "with settings/kustomization.yaml api",
      "with settings/kustomization.yaml api",
    ]);
  });

  test("the processes know them all and start with their values", () => {
    expect(faults()).toEqual([]);
  });

  test("the examples at the root and of the image hold variables of the product", () => {
    const known = knownVariables(read);
    const given = [...Object.keys(envFile(read(".env.example"))), ...Object.keys(imageVariables(read))];
    expect(given.filter((name) => !known.web.has(name) && !known.api.has(name))).toEqual([]);
    expect(given.length).toBeGreaterThan(8);
  });

  test("compose asks for what its example has, and for nothing else", () => {
    expect(askedVariables(read).sort()).toEqual(Object.keys(exampleVariables(read)).sort());
  });

  test("an example holds no secret", () => {
    const examples = ["deploy/compose/example.env", "deploy/systemd/MS01.env.example", ".env.example"];
    const secrets = examples.flatMap((file) =>
      Object.entries(envFile(read(file))).filter(([name]) => /SECRET|_KEY|PASSWORD/.test(name)),
    );
    expect(secrets.filter(([, value]) => value !== "")).toEqual([]);
    expect(secrets.length).toBeGreaterThan(5);
  });

  test.each([
    [composeFile, "REDIS_URL: redis", "REDIS_URI: redis", "does not know REDIS_URI"],
    [composeFile, "HP_API_URL: http", "API_URL: http", "HP_API_URL must be set"],
    [composeFile, "MAIL_FROM: $", "MAIL_SENDER: $", "MAIL_FROM is missing"],
    ["deploy/compose/example.env", "MAIL_FROM=no-reply@", "MAIL_FROM=", "MAIL_FROM must be a mail address"],
    ["Dockerfile", "API_PORT=4000", "API_PORT=http", "API_PORT must be a port number"],
    ["Dockerfile", "DATA_DIR=/data", "DATA_FOLDER=/data", "does not know DATA_FOLDER"],
    ["deploy/systemd/web.env.example", "TRUSTED_PROXIES=", "TRUSTED_PROXY=", "does not know TRUSTED_PROXY"],
    ["deploy/systemd/MS01.env.example", "SESSION_SECRET=", "SECRET=", "SESSION_SECRET must be set"],
    ["deploy/systemd/clubfront-api.service", "DATA_DIR=", "DATA_FOLDER=", "does not know DATA_FOLDER"],
    ["deploy/systemd/clubfront-web@.service", "CLUB_CODE=%i", "CLUB=%i", "CLUB_CODE must be set"],
    [
      "deploy/kubernetes/clubs/lk02/kustomization.yaml",
      "- CLUB_CODE=LK02",
      "- CLUB_CODE=L",
      "CLUB_CODE must be",
    ],
    ["deploy/kubernetes/settings/kustomization.yaml", "S3_BUCKET=", "S3_BUCKETS=", "S3_BUCKET is missing"],
    ["deploy/kubernetes/web/deployment.yaml", "name: SESSION_SECRET", "name: COOKIE", "does not know COOKIE"],
    ["lib/club-api/platform/service-env.ts", "REDIS_URL", "REDIS_ADDRESS", "the api does not know REDIS_URL"],
  ])("%s: a change of %s is refused", (file, from, to, sentence) => {
    expect(read(file)).toContain(from);
    const changed: Read = (name) => (name === file ? read(name).replaceAll(from, to) : read(name));
    expect(faults(changed).join("\n")).toContain(sentence);
  });
});

test("secrets that are filled in are the empty ones", () => {
  expect(filled({ ONE_A: "x", SESSION_SECRET: "" }).SESSION_SECRET?.length).toBeGreaterThan(31);
  expect(filled({ ONE_A: "x" })).toEqual({ ONE_A: "x" });
});
