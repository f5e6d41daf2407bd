import { envFile, filled, imageVariables, type Read, type Setting, type Values } from "./settings";
import { yaml } from "./yaml";

export const composeFile = "deploy/compose.yaml";
const exampleFile = "deploy/compose/example.env";

export type Service = {
  image: string;
  entrypoint?: string[];
  command?: string[];
  environment?: Values;
  restart?: string;
  read_only?: boolean;
  cap_drop?: string[];
  security_opt?: string[];
  ports?: string[];
  networks: string[] | Record<string, { ipv4_address?: string }>;
  healthcheck?: { test?: string[]; disable?: boolean };
  stop_grace_period?: string;
  depends_on?: Record<string, { condition: string }>;
  deploy?: { replicas?: number; resources?: { limits?: { cpus?: string; memory?: string } } };
};
type Compose = {
  services: Record<string, Service>;
  networks: Record<string, { internal?: boolean; ipam?: { config: { subnet: string }[] } } | null>;
};

const variable = /\$\{(\w+)(?::([?-])([^}]*))?\}/g;

/** The variables that the file takes from its env file. */
export const askedVariables = (read: Read): string[] => [
  ...new Set([...read(composeFile).matchAll(variable)].map(([, name = ""]) => name)),
];

export const exampleVariables = (read: Read): Values => envFile(read(exampleFile));

/** The file as compose reads it with the example's variables, secrets filled in. */
export function readCompose(read: Read): Compose {
  const given = filled(exampleVariables(read));
  const text = read(composeFile).replace(
    variable,
    (_, name: string, mark?: string, other?: string) => given[name] ?? (mark === "-" ? (other ?? "") : ""),
  );
  return yaml<Compose>(text);
}

/** Which process of the product a service runs; null for the others. */
export function processOf(service: Service, read: Read): Setting["process"] | null {
  if (service.image !== exampleVariables(read).IMAGE) return null;
  return service.command?.some((part) => /dist\/club(-api)?\.mjs/.test(part)) ? "api" : "web";
}

export function composeSettings(read: Read): Setting[] {
  const image = imageVariables(read);
  return Object.entries(readCompose(read).services).flatMap(([name, service]) => {
    const process = processOf(service, read);
    if (process === null) return [];
    // Compose hands every value on as text.
    const own = Object.entries(service.environment ?? {}).map(([key, value]) => [key, String(value)]);
    return {
      file: composeFile,
      name,
      process,
      values: withImage(image, Object.fromEntries(own), process),
    };
  });
}

/** The image sets variables of both processes; each is given its own. */
export function withImage(image: Values, values: Values, process: Setting["process"]): Values {
  const others = process === "web" ? ["API_HOST", "API_PORT", "DATA_DIR"] : ["PORT"];
  const own = Object.entries(image).filter(([name]) => !others.includes(name));
  return { ...Object.fromEntries(own), ...values };
}
