import { useState } from "react";
import { type ToldGroup, toldGroups } from "#domain/notice/happening.ts";
import { client } from "../../client.ts";
import { CheckField } from "../../components/form/check-field.tsx";
import { FormDialog } from "../../components/form/form-dialog.tsx";
import { Select } from "../../components/form/select.tsx";
import { useLookup } from "../../components/form/use-lookup.ts";
import { words } from "../../words.ts";

type SendDialogProps = { postId: number; isOpen: boolean; onClose: () => void };

/** To whom a post goes and how, with how many that are before it does. */
export function SendDialog({ postId, isOpen, onClose }: SendDialogProps) {
	const [toWhom, setToWhom] = useState<ToldGroup>("followers");
	const [of, setOf] = useState("");
	const [isByMail, setByMail] = useState(true);
	const [isByPush, setByPush] = useState(true);
	const failure = words.post.couldNotBeSent;
	const teams = useLookup({
		of: isOpen ? "teams" : null,
		load: () => client.get("/teams/list"),
		failure,
	});
	const leagues = useLookup({
		of: isOpen ? "leagues" : null,
		load: () => client.get("/leagues"),
		failure,
	});
	const answer = useLookup({
		of: isOpen ? `for ${toWhom} ${of}` : null,
		load: () => client.get("/posts/:id/readers", { id: postId, toWhom, ...asked(of) }),
		failure,
	});
	const save = async () => {
		const how = [isByMail && "mail", isByPush && "push"].filter((way) => way !== false);
		const sent = { id: postId, how: how as ("mail" | "push")[], toWhom, ...asked(of) };
		return (await client.post("/posts/:id/sending", sent)).message;
	};
	const readers = answer?.readers;
	return (
		<FormDialog
			title={words.post.send}
			isOpen={isOpen}
			onClose={onClose}
			submit={words.post.sendNow}
			failure={failure}
			save={save}
		>
			{() => (
				<>
					<Select
						label={words.post.toWhom}
						name="toWhom"
						value={toWhom}
						onChange={({ target }) =>
							setToWhom(toldGroups.find((one) => one === target.value) ?? "followers")
						}
						options={toldGroups.map((value) => ({ value, label: words.post.groups[value] }))}
					/>
					<Select
						label={words.post.ofWhat}
						name="of"
						value={of}
						onChange={({ target }) => setOf(target.value)}
						options={[
							{ value: "", label: words.post.ofAll },
							...(leagues?.leagues ?? []).map(({ id, name }) => ({
								value: `league ${id}`,
								label: name,
							})),
							...namedOnce(teams?.teams ?? []).map(({ id, name }) => ({
								value: `team ${id}`,
								label: name,
							})),
						]}
					/>
					<CheckField
						label={words.post.byMail({ count: readers?.byMail ?? 0 })}
						name="mail"
						checked={isByMail}
						onChange={({ target }) => setByMail(target.checked)}
					/>
					<CheckField
						label={words.post.byPush({ count: readers?.byPush ?? 0 })}
						name="push"
						checked={isByPush}
						onChange={({ target }) => setByPush(target.checked)}
					/>
					<p role="status" className="strong">
						{readers !== undefined &&
							words.post.wouldHear({
								count: (isByMail ? readers.byMail : 0) + (isByPush ? readers.byPush : 0),
							})}
					</p>
					<p className="hint">{words.post.onlyOnce}</p>
				</>
			)}
		</FormDialog>
	);
}

/** Of a choice, the id that the API takes. */
function asked(of: string): { leagueId?: number; teamId?: number } {
	const [kind, id] = of.split(" ");
	if (kind === "league") return { leagueId: Number(id) };
	return kind === "team" ? { teamId: Number(id) } : {};
}

/** A team stands in the list once a league it plays in. */
function namedOnce<Team extends { id: number }>(teams: readonly Team[]): Team[] {
	return [...new Map(teams.map((team) => [team.id, team])).values()];
}
