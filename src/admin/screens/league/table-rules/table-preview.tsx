import { useRef } from "react";
import { ApiError } from "#api/client.ts";
import { formatWinShare } from "#domain/standings/win-share.ts";
import { Badge } from "#ui/kit/badge.tsx";
import { Column, cell, Table as KitTable } from "#ui/kit/table.tsx";
import { client } from "../../../client.ts";
import { useLookup } from "../../../components/form/use-lookup.ts";
import { siteWords, words } from "../../../words.ts";
import { comparedRows, type Draft, type Table, textOf, toSent } from "./draft.ts";

type TablePreviewProps = {
	place: { seasonId: number; leagueId: number };
	/** As it is saved. */
	table: Table;
	/** Null where nothing is different from it. */
	draft: Draft | null;
};

/** The league's own table by what is chosen, and which places would change. */
export function TablePreview({ place, table, draft }: TablePreviewProps) {
	const tried = useLookup({
		of: draft && textOf(draft),
		load: () => preview(place, draft ?? table),
		failure: words.tableRules.thePreviewCouldNotBe,
	});
	// While the next one is worked out, the last one stays.
	const last = useRef<Table>(table);
	if (draft === null) last.current = table;
	else if (tried?.table != null) last.current = tried.table;
	const { rows, rules } = last.current;
	const compared = comparedRows(rows, table.rows);
	const count = compared.filter(({ isMoved }) => isMoved).length;
	const sentence =
		draft === null
			? words.tableRules.saved
			: tried === null
				? words.tableRules.looking
				: count === 0
					? words.tableRules.noPlaceChanges
					: words.tableRules.placesChange({ count });
	if (table.rows.length === 0) return <p className="soft">{words.tableRules.noTeams}</p>;
	return (
		<div className="stack-3">
			{tried?.refusal != null ? (
				<p className="error" role="alert">
					{tried.refusal}
				</p>
			) : (
				<p className="hint" role="status">
					{sentence}
				</p>
			)}
			<KitTable caption={words.tableRules.preview} isCompact>
				<thead>
					<tr>
						<th scope="col" className={cell.rank}>
							<span className="visually-hidden">{words.tableRules.place}</span>
						</th>
						<th scope="col">{siteWords.standings.team}</th>
						<Column {...siteWords.standings.wins} />
						{rules.allowsDraws && <Column {...siteWords.table.draws} />}
						<Column {...siteWords.standings.losses} />
						<Column
							{...(rules.points === null ? siteWords.standings.winShare : siteWords.table.points)}
						/>
					</tr>
				</thead>
				<tbody>
					{compared.map(({ row, isMoved, wasAt }) => (
						<tr key={row.teamId}>
							<td className={cell.rank}>{row.rank ?? "-"}</td>
							<th scope="row">
								{row.name}{" "}
								{isMoved && (
									<Badge tone="notice">
										{words.tableRules.wasAt({ rank: String(wasAt ?? "-") })}
									</Badge>
								)}
							</th>
							<td className={cell.number}>{row.wins}</td>
							{rules.allowsDraws && <td className={cell.number}>{row.draws}</td>}
							<td className={cell.number}>{row.losses}</td>
							<td className={cell.number}>
								{rules.points === null ? formatWinShare(row.winShare, words.language) : row.points}
							</td>
						</tr>
					))}
				</tbody>
			</KitTable>
		</div>
	);
}

/** What is refused is said where one looks: beside the table it would have made. */
async function preview(
	place: TablePreviewProps["place"],
	draft: Draft,
): Promise<{ table: Table | null; refusal: string | null }> {
	const path = "/seasonsv2/:seasonId/leagues/:leagueId/table/preview";
	try {
		const { table } = await client.post(path, { ...place, ...toSent(draft) });
		return { table, refusal: null };
	} catch (error) {
		if (!(error instanceof ApiError) || error.status !== 422) throw error;
		const [first] = Object.values(error.fields);
		return { table: null, refusal: first ?? error.message };
	}
}
