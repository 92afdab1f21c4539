/** The value, which a test has made before it asks. */
export function present<Value>(value: Value | undefined, name: string): Value {
	if (value === undefined) throw new Error(`The test asks for ${name}, which was not made.`);
	return value;
}
