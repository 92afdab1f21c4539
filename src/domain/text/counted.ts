/** "1 team", "8 teams". */
export function counted(count: number, one: string): string {
	return `${count} ${count === 1 ? one : `${one}s`}`;
}
