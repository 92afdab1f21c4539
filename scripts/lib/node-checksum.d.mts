export const checksums: Record<string, string> & { version: string };
export function checksumProblem(file: string, machine?: string): string | undefined;
