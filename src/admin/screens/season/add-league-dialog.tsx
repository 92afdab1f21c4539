import { useState } from "react";
import { ApiError } from "#api/client.ts";
import { client } from "../../client.ts";
import { ChooseOne } from "../../components/form/choose-one.tsx";
import { Field } from "../../components/form/field.tsx";
import { FormDialog } from "../../components/form/form-dialog.tsx";
import { idOrNull, text } from "../../components/form/form-values.ts";
import { optionsOf } from "../../components/form/options-of.ts";
import { Select } from "../../components/form/select.tsx";
import { words } from "../../words.ts";
import { CopyPreview } from "./copy/copy-preview.tsx";
import { leaguesToCopy, type SeasonsLeague, seasonsToCopy } from "./copy/leagues-to-copy.ts";
import { type LeagueSource, WayField } from "./copy/way-field.tsx";
import type { Season } from "./season-rows.ts";

type AddLeagueDialogProps = {
	season: Season;
	/** The leagues that the season has already. */
	there: readonly number[];
	seasonsLeagues: readonly SeasonsLeague[];
	isOpen: boolean;
	onClose: () => void;
};

/** Adds leagues to a season: a new one, one that was played before, or all of another season. */
export function AddLeagueDialog(props: AddLeagueDialogProps) {
	const { season, there, seasonsLeagues, ...dialog } = props;
	const [way, setWay] = useState<LeagueSource>("new");
	const save = async (form: FormData) => {
		const played = seasonsLeagues.find(({ id }) => id === idOrNull(form, "played"));
		if (way === "league" && played === undefined) {
			const message = words.season.pleaseChooseALeague;
			throw new ApiError(422, { message, fields: { copyFromLeagueId: message } });
		}
		const { leagues } = await client.post("/seasonsv2/:seasonId/leagues", {
			seasonId: season.id,
			name: text(form, "name"),
			copyFromLeagueId: played?.leagueId,
			copyFromSeasonId: played?.seasonId ?? idOrNull(form, "copyFromSeasonId"),
		});
		return words.messages.leagues.created({ name: leagues.map(({ name }) => name).join(", ") });
	};
	const others = seasonsLeagues.filter(({ seasonId }) => seasonId !== season.id);
	return (
		<FormDialog
			title={words.common.addLeague}
			submit={words.common.addLeague}
			failure={words.common.failedToAddLeague}
			save={save}
			{...dialog}
		>
			{(field, errors) => (
				<>
					{leaguesToCopy(others, there).length > 0 && <WayField value={way} onChange={setWay} />}
					{way === "new" && (
						<Field {...field("name", words.common.leagueName)} required maxLength={120} />
					)}
					{way === "league" && (
						<PlayedLeague others={others} there={there} error={errors.copyFromLeagueId} />
					)}
					{way === "season" && (
						<WholeSeason others={others} there={there} error={errors.copyFromSeasonId} />
					)}
				</>
			)}
		</FormDialog>
	);
}

type SourceProps = {
	others: readonly SeasonsLeague[];
	there: readonly number[];
	error: string | undefined;
};

function PlayedLeague({ others, there, error }: SourceProps) {
	const [chosen, setChosen] = useState<number | null>(null);
	const played = others.find(({ id }) => id === chosen);
	return (
		<>
			<ChooseOne
				label={words.common.league}
				name="played"
				placeholder={words.common.typeAPartOfIts}
				options={leaguesToCopy(others, there)}
				onChange={setChosen}
				error={error}
			/>
			{played !== undefined && (
				<CopyPreview seasonId={played.seasonId} leagueIds={[played.leagueId]} />
			)}
		</>
	);
}

function WholeSeason({ others, there, error }: SourceProps) {
	const [chosen, setChosen] = useState("");
	return (
		<>
			<Select
				label={words.common.season}
				name="copyFromSeasonId"
				required
				value={chosen}
				onChange={({ target }) => setChosen(target.value)}
				options={optionsOf(seasonsToCopy(others, there), words.season.chooseASeason)}
				error={error}
			/>
			{chosen !== "" && <CopyPreview seasonId={Number(chosen)} without={there} />}
		</>
	);
}
