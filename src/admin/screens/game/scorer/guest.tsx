import { type FormEvent, type ReactNode, useEffect, useState } from "react";
import { useParams } from "react-router";
import { ApiError, apiClient } from "#api/client.ts";
import { longestGuestName } from "#domain/pass/pass.ts";
import { Button, SubmitButton } from "../../../components/feedback/button.tsx";
import { Field } from "../../../components/form/field.tsx";
import { text } from "../../../components/form/form-values.ts";
import { words } from "../../../words.ts";
import styles from "./guest.module.css";
import { type OpenedGame, openGame } from "./open-game.ts";
import { Table } from "./table.tsx";

/**
 * The table of a game for whoever was handed a pass. What opens it stands behind the # of the address, which browsers
 * send to nobody, and travels in a header alone.
 */
export const guest = { Component: GuestScreen };

function GuestScreen() {
	const id = Number(useParams().gameId);
	const [name, setName] = useState(() => localStorage.getItem(nameKey(id)));
	const secret = location.hash.slice(1);
	if (secret === "") return <Card title={words.scorer.notWhole}>{words.scorer.scanAgain}</Card>;
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
	return <GuestTable id={id} secret={secret} name={name} onOther={forget} />;
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

type GuestTableProps = { id: number; secret: string; name: string; onOther: () => void };

function GuestTable({ id, secret, name, onOther }: GuestTableProps) {
	const [state, setState] = useState<State>({ is: "opening" });
	useEffect(() => {
		if (state.is !== "opening") return;
		let isHere = true;
		openGame(guestClient(secret, name), `pass ${id}`, id).then(
			(opened) => isHere && setState({ is: "open", opened }),
			(error) => {
				const sentence = error instanceof ApiError ? error.message : words.scorer.noNetworkYet;
				if (isHere) setState({ is: "refused", sentence });
			},
		);
		return () => {
			isHere = false;
		};
	}, [state.is, id, secret, name]);
	if (state.is === "open") {
		return <Table opened={state.opened} onOver={() => setState({ is: "over" })} />;
	}
	if (state.is === "over") return <Card title={words.scorer.over}>{words.scorer.thanks}</Card>;
	if (state.is === "opening") return <Card title={words.scorer.opening}>{name}</Card>;
	return (
		<Card title={words.scorer.notOpened}>
			{state.sentence}
			<span className={styles.buttons}>
				<Button onClick={() => setState({ is: "opening" })}>{words.common.tryAgain}</Button>
				<button type="button" onClick={onOther}>
					{words.scorer.notMe({ name })}
				</button>
			</span>
		</Card>
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
		<Card title={words.scorer.whoIsHere}>
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
		</Card>
	);
}

function Card({ title, children }: { title: string; children: ReactNode }) {
	return (
		<main id="main" className={styles.card}>
			<h1>{title}</h1>
			<div>{children}</div>
		</main>
	);
}
