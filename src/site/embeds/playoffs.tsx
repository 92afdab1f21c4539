import { Bracket } from "#ui/stage/bracket.tsx";
import { type ShownStage, viewBracket, viewPlayoffs } from "#usecases/stage/view-playoffs.ts";
import { optionalId } from "../page.ts";
import type { SiteScope } from "../site-scope.ts";
import { embedPage } from "./embed-page.tsx";
import styles from "./embeds.module.css";

/** The brackets of the current season: of one league, one of them, or all. */
export const playoffsEmbed = embedPage(
	"/embed/playoffs",
	["league", "stage"],
	async (scope, query) => {
		const { words } = scope;
		const asked = { id: optionalId(query.stage), leagueId: optionalId(query.league) };
		const stages = await stagesAsked(scope, asked);
		const [only] = stages.length === 1 ? stages : [];
		return {
			title: only?.name ?? words.stage.title,
			more: {
				label: words.stage.full,
				to: only === undefined ? "/playoffs" : `/playoffs/${only.id}`,
			},
			body:
				stages.length === 0 ? (
					<p className={styles.empty}>{words.stage.none}</p>
				) : (
					stages.map(({ id, name, series, champion, isProjected }) => (
						<section key={id} className={styles.bracket}>
							<h2 className={only === undefined ? undefined : "visually-hidden"}>{name}</h2>
							{isProjected && <p className="soft">{words.stage.projected}</p>}
							{champion !== null && (
								<p>
									{words.stage.champion}: <strong>{champion.name}</strong>
								</p>
							)}
							<Bracket name={name} series={series} />
						</section>
					))
				),
		};
	},
);

type Asked = { id: number | undefined; leagueId: number | undefined };

async function stagesAsked(scope: SiteScope, { id, leagueId }: Asked): Promise<ShownStage[]> {
	if (id !== undefined) return [(await viewBracket(scope, { id })).stage];
	const { stages } = await viewPlayoffs(scope, {});
	return stages.filter((stage) => leagueId === undefined || stage.leagueId === leagueId);
}
