import { useCallback, useEffect, useRef, useState } from "react";
import { messageClearMs } from "#domain/messages.ts";

/** A value that goes away by itself; showing another starts its time anew. */
export function usePassing<Value>(): [Value | null, (value: Value) => void] {
	const [value, setValue] = useState<Value | null>(null);
	const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
	useEffect(() => () => clearTimeout(timer.current), []);
	const show = useCallback((next: Value) => {
		clearTimeout(timer.current);
		setValue(next);
		timer.current = setTimeout(() => setValue(null), messageClearMs);
	}, []);
	return [value, show];
}
