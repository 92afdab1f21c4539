import { nameAmong } from "#domain/stage/series-name.ts";
import { Breadcrumbs, type Crumb } from "#ui/kit/breadcrumbs.tsx";
import { EmptyState } from "#ui/kit/empty-state.tsx";
import { PageHeader } from "#ui/kit/page-header.tsx";
import { SectionLinks } from "#ui/kit/section-links.tsx";
import { Link } from "#ui/link.tsx";
import { useWords } from "#ui/words.tsx";
import {
	type Playoffs,
	type ShownBracket,
	viewBracket,
	viewPlayoffs,
} from "#usecases/stage/view-playoffs.ts";
import type { Words } from "#words/words.ts";
import { stageLinkPicture } from "../../link-pictures/link-picture.ts";
import { idFrom, optionalId, page } from "../../page.ts";
import { breadcrumbList } from "../../structured-data/breadcrumb-list.ts";
import { SeasonForm } from "../filter-fields.tsx";
import styles from "./playoffs.module.css";
import { StageLinks } from "./stage-links.tsx";
import { StageParts } from "./stage-parts.tsx";

/** All brackets of a season. */
export const playoffsPage = page("/playoffs", ["season"], async (scope, _params, query) => {
	const playoffs = await viewPlayoffs(scope, { seasonId: optionalId(query.season) });
	const { words, organization } = scope;
	return {
		title: words.stage.title,
		description: words.stage.summary({ name: organization.name }),
		isIndexed: playoffs.stages.length > 0,
		sheet: "stage",
		body: <PlayoffsView playoffs={playoffs} />,
	};
});

/** One bracket, by itself on a sheet of paper as well. */
export const stagePage = page("/playoffs/:id", [], async (scope, params) => {
	const bracket = await viewBracket(scope, { id: idFrom(params.id) });
	const { words } = scope;
	const { name, leagueName } = bracket.stage;
	return {
		title: `${name}, ${leagueName}`,
		description: words.stage.summaryOf({
			name,
			league: leagueName,
			season: bracket.season.name,
		}),
		share: {
			picture: stageLinkPicture(words, bracket),
			about: (place) => [breadcrumbList(crumbsOf(name, words), place)],
		},
		sheet: "stage",
		body: <BracketView bracket={bracket} />,
	};
});

function PlayoffsView({ playoffs }: { playoffs: Playoffs }) {
	const { season, seasons, stages, others, lastSeason } = playoffs;
	const words = useWords();
	const nameOf = nameAmong(stages);
	return (
		<div className={styles.sheet}>
			<PageHeader title={words.stage.title} eyebrow={season?.name}>
				<SeasonForm to="/playoffs" season={season} seasons={seasons} />
			</PageHeader>
			{stages.length === 0 && (
				<EmptyState title={words.stage.none}>
					<p>{words.stage.noneYet}</p>
					{lastSeason !== null && (
						<p>
							<Link to={`/playoffs?season=${lastSeason.id}`}>
								{words.stage.lastPlayoffs({ season: lastSeason.name })}
							</Link>
						</p>
					)}
				</EmptyState>
			)}
			{stages.map((stage) => (
				<section key={stage.id} className={styles.stage}>
					<h2>
						<Link to={`/playoffs/${stage.id}`}>{nameOf(stage)}</Link>
					</h2>
					<StageParts stage={stage} />
				</section>
			))}
			<StageLinks stages={others} />
			<SectionLinks path="/playoffs" hasPlayoffs={stages.length > 0} />
		</div>
	);
}

function BracketView({ bracket: { season, stage } }: { bracket: ShownBracket }) {
	const words = useWords();
	return (
		<div className={styles.sheet}>
			<Breadcrumbs items={crumbsOf(stage.name, words)} />
			<PageHeader title={stage.name} eyebrow={`${stage.leagueName}, ${season.name}`} />
			<h2 className="visually-hidden">{words.stage.bracket}</h2>
			<StageParts stage={stage} />
			<SectionLinks hasPlayoffs />
		</div>
	);
}

function crumbsOf(name: string, words: Words): Crumb[] {
	return [{ label: words.stage.title, to: "/playoffs" }, { label: name }];
}
