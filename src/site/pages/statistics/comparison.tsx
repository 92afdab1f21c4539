import { fullName } from "#domain/player/player.ts";
import { rankedText, rankedValue } from "#domain/stats/ranking/ranking.ts";
import { VersusTable } from "#ui/game/versus-table.tsx";
import { Breadcrumbs } from "#ui/kit/breadcrumbs.tsx";
import { EmptyState } from "#ui/kit/empty-state.tsx";
import { PageHeader } from "#ui/kit/page-header.tsx";
import { Panel } from "#ui/kit/panel.tsx";
import { cell } from "#ui/kit/table.tsx";
import { Link } from "#ui/link.tsx";
import { statHead } from "#ui/ranking/stat-head.ts";
import { useWords } from "#ui/words.tsx";
import {
	type ComparedPlayers,
	type ComparedSums,
	type Comparison,
	comparePlayers,
} from "#usecases/player/compare-players.ts";
import { idFrom, optionalId, page } from "../../page.ts";
import { FilterForm, SelectField } from "../filter-form.tsx";

/** Two players side by side, per game, in their last season and in all of them. */
export const comparisonPage = page(
	"/players/:id/compare",
	["other"],
	async (scope, { id }, query) => {
		const comparison = await comparePlayers(scope, {
			id: idFrom(id),
			otherId: optionalId(query.other),
		});
		const { words } = scope;
		const { player, against } = comparison;
		const both = { name: fullName(player), other: against === null ? "" : fullName(against.other) };
		return {
			title:
				against === null ? words.statistic.compare.ofOne(both) : words.statistic.compare.of(both),
			description:
				against === null
					? words.statistic.compare.ofOneSummary(both)
					: words.statistic.compare.summary(both),
			// It says nothing that the pages of the two do not say.
			isIndexed: false,
			body: <ComparisonView comparison={comparison} />,
		};
	},
);

function ComparisonView({ comparison: { player, others, against } }: { comparison: Comparison }) {
	const words = useWords();
	const name = fullName(player);
	return (
		<>
			<Breadcrumbs
				items={[
					{ label: words.player.title, to: "/playerList" },
					{ label: name, to: `/players/${player.id}` },
					{ label: words.statistic.compare.link },
				]}
			/>
			<PageHeader
				title={
					against === null
						? words.statistic.compare.ofOne({ name })
						: words.statistic.compare.of({ name, other: fullName(against.other) })
				}
			>
				<FilterForm to={`/players/${player.id}/compare`} label={words.statistic.compare.choose}>
					<SelectField
						label={words.statistic.compare.against}
						name="other"
						value={against?.other.id ?? ""}
						all={words.statistic.compare.nobody}
						options={others.map(({ player: other, team }) => ({
							value: other.id,
							label: [fullName(other), team?.name].filter(Boolean).join(", "),
						}))}
					/>
				</FilterForm>
			</PageHeader>
			<Numbers against={against} />
		</>
	);
}

function Numbers({ against }: Pick<Comparison, "against">) {
	const words = useWords();
	if (against === null) {
		return (
			<EmptyState title={words.statistic.compare.nobody} picture="search">
				{words.statistic.compare.whom}
			</EmptyState>
		);
	}
	if (against.stats.length === 0) {
		return (
			<EmptyState title={words.statistic.compare.none} picture="standings">
				{words.statistic.compare.noneYet}
			</EmptyState>
		);
	}
	return (
		<div className="halves">
			<Sums title={words.statistic.compare.season} stats={against.stats} sums={against.season} />
			<Sums title={words.statistic.compare.career} stats={against.stats} sums={against.career} />
		</div>
	);
}

type SumsProps = Pick<ComparedPlayers, "stats"> & {
	title: string;
	sums: [ComparedSums, ComparedSums];
};

/** What nobody of the two has is left out; the higher number stands out. */
function Sums({ title, stats, sums: [own, theirs] }: SumsProps) {
	const words = useWords();
	const rows = stats.flatMap((stat) => {
		const [a, b] = [own, theirs].map((sums) => rankedValue(stat, sums, "game"));
		if (a == null && b == null) return [];
		const say = (sums: ComparedSums, isLess: boolean) => {
			const text = rankedText(stat, sums, { counting: "game", language: words.language });
			return isLess ? <span className={cell.soft}>{text}</span> : text;
		};
		const { short, name } = statHead(words, stat);
		return {
			label: short,
			name,
			away: say(own, (a ?? 0) < (b ?? 0)),
			home: say(theirs, (b ?? 0) < (a ?? 0)),
		};
	});
	return (
		<Panel title={`${title}, ${words.statistic.countings.game.toLowerCase()}`} isFlush>
			<VersusTable
				game={{ away: crestOf(own), home: crestOf(theirs) }}
				names={{ away: <Name sums={own} />, home: <Name sums={theirs} /> }}
				caption={`${title}, ${words.statistic.countings.game}`}
				rows={rows}
			/>
		</Panel>
	);
}

function crestOf({ team, name }: ComparedSums) {
	return team ?? { name, logoUrl: null };
}

function Name({ sums: { id, name, season } }: { sums: ComparedSums }) {
	return (
		<>
			<Link to={`/players/${id}`}>{name}</Link>
			{season !== null && <small> {season}</small>}
		</>
	);
}
