export type Sport = { id: number; name: string; type: string };
