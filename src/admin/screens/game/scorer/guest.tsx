import { type FormEvent, type ReactNode, useEffect, useMemo, useState } from "react";
import { useParams } from "react-router";
import { ApiError, apiClient, type Client } from "#api/client.ts";
import { longestGuestName } from "#domain/pass/pass.ts";
import { Button, SubmitButton } from "../../../components/feedback/button.tsx";
import { Field } from "../../../components/form/field.tsx";
import { text } from "../../../components/form/form-values.ts";
import { words } from "../../../words.ts";
import styles from "./guest.module.css";
import { type OpenedGame, openGame } from "./open-game.ts";
import { Table } from "./table.tsx";

/** The table of a game for whoever was handed a pass. */
export const guest = {
	Component: () => <GuestScreen>{(guest) => <GuestTable {...guest} />}</GuestScreen>,
};

/** Somebody with a pass, who has said a name. */
export type Guest = {
	/** Of the game. */
	id: number;
	name: string;
	client: Client;
	/** Asks for the name anew. */
	onOther: () => void;
};

/**
 * What a pass opens stands behind the # of the address, which browsers send to nobody, and travels in a header alone.
 * Who comes with it says a name first, once on a device.
 */
export function GuestScreen({ children }: { children: (guest: Guest) => ReactNode }) {
	const id = Number(useParams().gameId);
	const [name, setName] = useState(() => localStorage.getItem(nameKey(id)));
	const secret = location.hash.slice(1);
	const client = useMemo(() => guestClient(secret, name ?? ""), [secret, name]);
	if (secret === "") {
		return <GuestCard title={words.scorer.notWhole}>{words.scorer.scanAgain}</GuestCard>;
	}
	if (name === null) {
		return (
			<NameForm
				onName={(typed) => {
					localStorage.setItem(nameKey(id), typed);
					localStorage.setItem(lastName, typed);
					setName(typed);
				}}
			/>
		);
	}
	const forget = () => {
		localStorage.removeItem(nameKey(id));
		setName(null);
	};
	return children({ id, name, client, onOther: forget });
}

const lastName = "guest";

/** Who is at the table of a game is asked once on a device. */
function nameKey(id: number): string {
	return `${lastName} ${id}`;
}

type State =
	| { is: "opening" }
	| { is: "open"; opened: OpenedGame }
	| { is: "refused"; sentence: string }
	| { is: "over" };

function GuestTable({ id, client, name, onOther }: Guest) {
	const [state, setState] = useState<State>({ is: "opening" });
	useEffect(() => {
		if (state.is !== "opening") return;
		let isHere = true;
		openGame(client, `pass ${id}`, id).then(
			(opened) => isHere && setState({ is: "open", opened }),
			(error) => {
				const sentence = error instanceof ApiError ? error.message : words.scorer.noNetworkYet;
				if (isHere) setState({ is: "refused", sentence });
			},
		);
		return () => {
			isHere = false;
		};
	}, [state.is, id, client]);
	if (state.is === "open") {
		return <Table opened={state.opened} onOver={() => setState({ is: "over" })} />;
	}
	if (state.is === "over")
		return <GuestCard title={words.scorer.over}>{words.scorer.thanks}</GuestCard>;
	if (state.is === "opening") return <GuestCard title={words.scorer.opening}>{name}</GuestCard>;
	return (
		<GuestCard title={words.scorer.notOpened}>
			{state.sentence}
			<span className={styles.buttons}>
				<Button onClick={() => setState({ is: "opening" })}>{words.common.tryAgain}</Button>
				<button type="button" onClick={onOther}>
					{words.scorer.notMe({ name })}
				</button>
			</span>
		</GuestCard>
	);
}

/** With the pass alone: whoever is signed in on this device does not count. */
function guestClient(secret: string, name: string) {
	return apiClient({
		fetch: (address, options) => fetch(address, { ...options, credentials: "omit" }),
		cookies: () => "",
		language: () => words.language,
		headers: { authorization: `Bearer ${secret}`, "fieldhouse-guest": encodeURIComponent(name) },
	});
}

function NameForm({ onName }: { onName: (name: string) => void }) {
	const send = (event: FormEvent<HTMLFormElement>) => {
		event.preventDefault();
		const name = text(new FormData(event.currentTarget), "name");
		if (name !== "") onName(name);
	};
	return (
		<GuestCard title={words.scorer.whoIsHere}>
			{words.scorer.whyName}
			<form onSubmit={send} className={styles.form}>
				<Field
					label={words.scorer.yourName}
					name="name"
					autoComplete="name"
					maxLength={longestGuestName}
					defaultValue={localStorage.getItem(lastName) ?? ""}
					required
					autoFocus
				/>
				<SubmitButton isBusy={false}>{words.scorer.begin}</SubmitButton>
			</form>
		</GuestCard>
	);
}

export function GuestCard({ title, children }: { title: string; children: ReactNode }) {
	return (
		<main id="main" className={styles.card}>
			<h1>{title}</h1>
			<div>{children}</div>
		</main>
	);
}
