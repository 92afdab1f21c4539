import { useEffect, useEffectEvent, useRef, useState } from "react";
import { ApiError } from "#api/client.ts";
import { client } from "../../client.ts";
import { useFailure } from "../../components/feedback/use-failure.ts";
import { auth } from "../../shell/auth.ts";
import { useSay } from "../../shell/messages.tsx";
import { words } from "../../words.ts";
import type { ProgressProps } from "./connection.ts";

/** Soon while somebody has just entered something, then rarely. */
const soonMs = 5000;
const laterMs = 20_000;
const soonFor = 36;

export type Checking = { isChecking: boolean; check: () => void };

type CheckingProps = ProgressProps & {
	/** Checks by itself as long as the screen is seen. */
	isLive: boolean;
};

/** Checks the domain's records, by itself and on a button. */
export function useChecking({
	organizationId,
	connection,
	onFound,
	isLive,
}: CheckingProps): Checking {
	const [isChecking, setChecking] = useState(false);
	const isUnderway = useRef(false);
	const fail = useFailure();
	const say = useSay();

	const checkOnce = async ({ isAsked }: { isAsked: boolean }) => {
		if (isUnderway.current) return;
		isUnderway.current = true;
		if (isAsked) setChecking(true);
		try {
			const sent = { id: organizationId };
			const answer = await client.post("/organizations/:id/domain/check", sent);
			const hasChanged = answer.connection.state !== connection.state;
			onFound(answer.connection);
			const isDone = answer.connection.state === "verified";
			if (hasChanged) await auth.reread();
			if (isAsked || (hasChanged && isDone)) {
				say({ text: answer.message, tone: isDone ? "success" : "error" });
			}
		} catch (error) {
			// What nobody asked for fails quietly, and comes again.
			const isRefused = error instanceof ApiError && [401, 409].includes(error.status);
			if (isAsked || isRefused) fail(error, words.domainName.theRecordsCouldNotBe);
		} finally {
			isUnderway.current = false;
			setChecking(false);
		}
	};
	const checkByItself = useEffectEvent(() => checkOnce({ isAsked: false }));

	useEffect(() => {
		if (!isLive) return;
		let rounds = 0;
		let timer: ReturnType<typeof setTimeout>;
		const next = (ms: number) => {
			timer = setTimeout(async () => {
				if (document.visibilityState === "visible") {
					rounds += 1;
					await checkByItself();
				}
				next(rounds < soonFor ? soonMs : laterMs);
			}, ms);
		};
		next(0);
		return () => clearTimeout(timer);
	}, [isLive]);

	return { isChecking, check: () => void checkOnce({ isAsked: true }) };
}
