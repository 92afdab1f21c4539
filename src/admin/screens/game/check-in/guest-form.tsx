import { type FormEvent, useState } from "react";
import { QuietButton, SubmitButton } from "../../../components/feedback/button.tsx";
import { useFailure } from "../../../components/feedback/use-failure.ts";
import { Field } from "../../../components/form/field.tsx";
import { text } from "../../../components/form/form-values.ts";
import { words } from "../../../words.ts";
import styles from "./check-in.module.css";

type Guest = { firstName: string; lastName: string; number: string };
type GuestFormProps = { team: string; add: (guest: Guest) => Promise<void> };

/** Somebody who is on no roster and plays this one game (rule `check-in-is-noted`). */
export function GuestForm({ team, add }: GuestFormProps) {
	const [isOpen, setOpen] = useState(false);
	const [isBusy, setBusy] = useState(false);
	const fail = useFailure();
	const send = async (event: FormEvent<HTMLFormElement>) => {
		event.preventDefault();
		const form = new FormData(event.currentTarget);
		setBusy(true);
		try {
			await add({
				firstName: text(form, "firstName"),
				lastName: text(form, "lastName"),
				number: text(form, "number"),
			});
			setOpen(false);
		} catch (error) {
			fail(error, words.checkIn.notSaved);
		} finally {
			setBusy(false);
		}
	};
	if (!isOpen) {
		return <QuietButton onClick={() => setOpen(true)}>{words.checkIn.guest}</QuietButton>;
	}
	return (
		<form className={styles.guest} onSubmit={send} aria-label={words.checkIn.guestOf({ team })}>
			<p className="hint">{words.checkIn.guestHint}</p>
			<Field
				label={words.checkIn.firstName}
				name="firstName"
				autoComplete="off"
				maxLength={120}
				required
				autoFocus
			/>
			<Field label={words.checkIn.lastName} name="lastName" autoComplete="off" maxLength={120} />
			<Field
				label={words.checkIn.number}
				name="number"
				inputMode="numeric"
				autoComplete="off"
				maxLength={4}
			/>
			<div className="cluster-3">
				<SubmitButton isBusy={isBusy}>{words.checkIn.guest}</SubmitButton>
				<QuietButton onClick={() => setOpen(false)}>{words.common.cancel}</QuietButton>
			</div>
		</form>
	);
}
