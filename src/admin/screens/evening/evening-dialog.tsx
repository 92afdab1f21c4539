import { useState } from "react";
import type { Answered } from "#api/client.ts";
import type { OffStatus } from "#domain/evening/evening.ts";
import { eveningSentence } from "#ui/game/evening-sentence.ts";
import { client } from "../../client.ts";
import { useAction } from "../../components/feedback/use-action.ts";
import { Field } from "../../components/form/field.tsx";
import { FormDialog } from "../../components/form/form-dialog.tsx";
import { textOrNull } from "../../components/form/form-values.ts";
import { Select } from "../../components/form/select.tsx";
import { useLookup } from "../../components/form/use-lookup.ts";
import { siteWords, words } from "../../words.ts";
import { Hearing } from "../notice/hearing.tsx";

type Effect = Answered<"GET", "/evenings/effect">;
type EveningDialogProps = {
	/** The day that is looked at; null for that of the next game. */
	date: string | null;
	isOpen: boolean;
	onClose: () => void;
};

/** Calls off all games of a day, of a league or at a place, with one reason. */
export function EveningDialog({ isOpen, ...props }: EveningDialogProps) {
	return isOpen ? <OpenEveningDialog {...props} /> : null;
}

function OpenEveningDialog({ date: shown, onClose }: Omit<EveningDialogProps, "isOpen">) {
	const [date, setDate] = useState(shown);
	const [which, setWhich] = useState("");
	const [status, setStatus] = useState<OffStatus>("postponed");
	const [reason, setReason] = useState("");
	const { act } = useAction();
	const place = readPlace(which);
	const effect = useLookup({
		of: `${date ?? ""} ${which}`,
		load: () => client.get("/evenings/effect", { ...(date !== null && { date }), ...place }),
		failure: words.evening.failed,
	});
	const day = date ?? effect?.date ?? "";
	const count = effect?.games.length ?? 0;
	const save = async (form: FormData) => {
		const done = await client.post("/evenings", {
			date: day,
			...place,
			status,
			reason: textOrNull(form, "reason"),
		});
		const takeBack = async () =>
			(await client.del("/evenings/:id", { id: done.evening.id })).message;
		const run = () => void act({ run: takeBack, failure: words.common.thisCouldNotBeUndone });
		return { text: done.message, action: { label: words.common.undo, run } };
	};
	return (
		<FormDialog
			title={words.evening.callOff}
			isOpen
			onClose={onClose}
			submit={
				status === "postponed" ? words.evening.postpone({ count }) : words.evening.cancel({ count })
			}
			failure={words.evening.failed}
			save={save}
			tone="danger"
		>
			{(field) => (
				<>
					<Field
						{...field("reason", words.evening.reason)}
						hint={words.evening.reasonHint}
						value={reason}
						onChange={({ target }) => setReason(target.value)}
						maxLength={200}
					/>
					<div className="pair">
						<Field
							{...field("date", words.common.date)}
							type="date"
							required
							value={day}
							onChange={({ target }) => {
								setDate(target.value || null);
								setWhich("");
							}}
						/>
						<Select
							label={words.evening.which}
							name="which"
							value={which}
							onChange={({ target }) => setWhich(target.value)}
							options={choicesOf(effect)}
						/>
					</div>
					<Select
						label={words.evening.whatBecomes}
						name="status"
						value={status}
						onChange={({ target }) => setStatus(target.value as OffStatus)}
						options={[
							{ value: "postponed", label: words.evening.postponed },
							{ value: "cancelled", label: words.evening.cancelled },
						]}
					/>
					<div role="status" className="stack-1">
						{effect !== null && <Concerned effect={effect} />}
						{count > 0 && (
							<p className="notice">
								<span className="hint">{words.evening.visitorsRead}</span>{" "}
								{eveningSentence({ date: day, status, ...nameOf(effect, which) }, siteWords)}{" "}
								{reason}
							</p>
						)}
					</div>
				</>
			)}
		</FormDialog>
	);
}

/** How many it concerns, and what stays as it is. */
function Concerned({ effect }: { effect: Effect }) {
	const { games, teams, people, staying } = effect;
	return (
		<>
			<p className="strong">
				{games.length === 0
					? words.evening.none
					: words.evening.concerned({ games: games.length, teams, people })}
			</p>
			{games.length > 0 && <Hearing gameIds={games.map(({ id }) => id)} />}
			{staying.map(
				({ why, games: count }) =>
					why !== "fallsOut" && (
						<p key={why} className="hint">
							{words.evening.staying[why]({ count })}
						</p>
					),
			)}
		</>
	);
}

function choicesOf(effect: Effect | null): { value: string; label: string }[] {
	const option = (kind: string, name: string, count: number, key: string | number) => ({
		value: `${kind}:${key}`,
		label: words.evening.ofGames({ name, count }),
	});
	return [
		{ value: "", label: words.evening.all },
		...(effect?.leagues ?? []).map(({ id, name, games }) => option("league", name, games, id)),
		...(effect?.locations ?? []).map(({ name, games }) => option("place", name, games, name)),
	];
}

function readPlace(which: string): { leagueId?: number; location?: string } {
	const value = which.slice(which.indexOf(":") + 1);
	if (which.startsWith("league:")) return { leagueId: Number(value) };
	return which.startsWith("place:") ? { location: value } : {};
}

function nameOf(effect: Effect | null, which: string) {
	const { leagueId, location = null } = readPlace(which);
	return { league: effect?.leagues.find(({ id }) => id === leagueId) ?? null, location };
}
