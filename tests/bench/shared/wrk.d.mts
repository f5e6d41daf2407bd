type Options = { connections: number; headers?: Record<string, string> };
type Numbers = { rate: number; p99: number };

export function load(url: string, options: Options): Promise<Numbers>;
export function numbersOf(text: string, url: string): Numbers;
