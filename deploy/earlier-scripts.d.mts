type Places = { built?: string; kept?: string; now?: number };
export function keepReplacedScripts(places?: Places): void;
export function putEarlierScripts(places?: Places): void;
