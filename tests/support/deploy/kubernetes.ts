import { readdirSync } from "node:fs";
import { withImage } from "./compose";
import { envFile, imageVariables, type Read, type Setting, secretFor, type Values } from "./settings";
import { yaml } from "./yaml";

const folder = "deploy/kubernetes";
type Variable = { name: string; value?: string; valueFrom?: { secretKeyRef: { name: string; key: string } } };
type Container = {
  name: string;
  image: string;
  command: string[];
  env: Variable[];
  ports?: { containerPort: number }[];
  securityContext: { readOnlyRootFilesystem?: boolean; allowPrivilegeEscalation?: boolean };
  lifecycle?: { preStop: { sleep: { seconds: number } } };
};
type Pod = {
  containers: [Container];
  terminationGracePeriodSeconds?: number;
  automountServiceAccountToken?: boolean;
  securityContext: { runAsNonRoot?: boolean };
};
type Kustomization = {
  resources: string[];
  nameSuffix?: string;
  configMapGenerator?: { name: string; literals: string[] }[];
  patches?: { target: { kind: string }; patch: string }[];
};

export const clubFolders = readdirSync(`${folder}/clubs`).sort();
export const kustomization = (read: Read, name: string): Kustomization =>
  yaml<Kustomization>(read(`${folder}/${name}/kustomization.yaml`));

/** The pod of a deployment or job. */
export function podOf(read: Read, file: string): Pod {
  return yaml<{ spec: { template: { spec: Pod } } }>(read(`${folder}/${file}`)).spec.template.spec;
}

const literalsOf = (read: Read, name: string): Values =>
  envFile(
    (kustomization(read, name).configMapGenerator ?? []).flatMap(({ literals }) => literals).join("\n"),
  );

const valuesOf = (variables: readonly Variable[]): Values =>
  Object.fromEntries(
    variables.map(({ name, value, valueFrom }) => [
      name,
      value ?? secretFor(valueFrom?.secretKeyRef.key ?? name),
    ]),
  );

/** Changes of one kind in a club's folder, as written there. */
export function patchOf(read: Read, club: string, kind: string): unknown {
  const { patches = [] } = kustomization(read, `clubs/${club}`);
  return yaml(patches.find(({ target }) => target.kind === kind)?.patch ?? "null");
}

type DeploymentPatch = { spec: { template: { spec: { containers: [Container] } } } } | null;

function webSetting(read: Read, club: string): Setting {
  const patch = patchOf(read, club, "Deployment") as DeploymentPatch;
  const own = patch?.spec.template.spec.containers[0].env ?? [];
  const values = {
    ...literalsOf(read, `clubs/${club}`),
    ...valuesOf(podOf(read, "web/deployment.yaml").containers[0].env),
    ...valuesOf(own),
  };
  const file = `${folder}/clubs/${club}/kustomization.yaml`;
  return { file, name: club, process: "web", values: withImage(imageVariables(read), values, "web") };
}

function apiSetting(read: Read, file: string): Setting {
  const values = { ...literalsOf(read, "settings"), ...valuesOf(podOf(read, file).containers[0].env) };
  const name = "with settings/kustomization.yaml";
  return {
    file: `${folder}/${file}`,
    name,
    process: "api",
    values: withImage(imageVariables(read), values, "api"),
  };
}

/** The variables of the webs of all clubs, of the club API and of the job before it. */
export const kubernetesSettings = (read: Read): Setting[] => [
  ...clubFolders.map((club) => webSetting(read, club)),
  apiSetting(read, "api/deployment.yaml"),
  apiSetting(read, "migrate/job.yaml"),
];
