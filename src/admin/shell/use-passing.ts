import { useCallback, useEffect, useRef, useState } from "react";

/** Spec §9: how long messages stay. */
const messageMs = 3000;

/** A value that goes away by itself; showing another starts its time anew. */
export function usePassing<Value>(): [Value | null, (value: Value) => void] {
	const [value, setValue] = useState<Value | null>(null);
	const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
	useEffect(() => () => clearTimeout(timer.current), []);
	const show = useCallback((next: Value) => {
		clearTimeout(timer.current);
		setValue(next);
		timer.current = setTimeout(() => setValue(null), messageMs);
	}, []);
	return [value, show];
}
