import { Part } from "#blocks/part.tsx";
import { holdsWords, searchWords } from "#domain/text/search-words.ts";
import { GameCard } from "#ui/game/game-card.tsx";
import { EmptyState } from "#ui/kit/empty-state.tsx";
import { PageHeader } from "#ui/kit/page-header.tsx";
import { Link } from "#ui/link.tsx";
import { PlayerList } from "#ui/player/player-list.tsx";
import { TeamCrest } from "#ui/team/team-crest.tsx";
import { useWords } from "#ui/words.tsx";
import { type FoundPage, type SiteSearch, searchSite } from "#usecases/search/search-site.ts";
import type { Words } from "#words/words.ts";
import { page } from "../page.ts";
import { SearchForm } from "../search-form.tsx";
import styles from "./pages.module.css";

/** What the site has to some words. Robots have no use for it: they find the pages themselves. */
export const searchPage = page("/search", ["q"], async (scope, _params, { q = "" }) => {
	const { words, organization } = scope;
	const text = q.slice(0, 100).trim();
	const found = await searchSite(scope, { text, language: words.language });
	return {
		title: found === null ? words.search.title : words.search.of({ text }),
		description: words.search.summary({ name: organization.name }),
		isIndexed: false,
		body: <SearchView text={text} found={found} />,
	};
});

type SearchViewProps = { text: string; found: SiteSearch | null };

function SearchView({ text, found }: SearchViewProps) {
	const words = useWords();
	const pages = found === null ? [] : [...found.pages, ...sectionsNamed(words, text, found.pages)];
	return (
		<>
			<PageHeader title={words.search.title}>
				<SearchForm text={text} />
			</PageHeader>
			{found === null ? (
				<EmptyState title={words.search.whatFor} picture="search">
					{words.search.how}
				</EmptyState>
			) : (
				<Found text={text} found={{ ...found, pages }} />
			)}
		</>
	);
}

/** The parts of the site that are called so and that nobody has written. */
function sectionsNamed(words: Words, text: string, known: readonly FoundPage[]): FoundPage[] {
	return Object.entries(words.site.sectionLinks)
		.filter(
			([to, { label }]) =>
				!known.some((page) => page.to === to) && holdsWords(label, searchWords(text)),
		)
		.map(([to, { label, hint }]) => ({ title: label, description: hint, to }));
}

function Found({ text, found }: { text: string; found: SiteSearch }) {
	const words = useWords();
	const { players, teams, games, pages } = found;
	if ([players, teams, games, pages].every((group) => group.length === 0)) {
		return (
			<EmptyState title={words.search.nothing({ text })} picture="search">
				{words.search.shorter}
			</EmptyState>
		);
	}
	return (
		<>
			{teams.length > 0 && (
				<Part title={words.search.teams}>
					<ul className="cards">
						{teams.map((team) => (
							<li key={team.id}>
								<Link to={`/teams/${team.id}`} className={`card ${styles.found}`}>
									<TeamCrest team={team} size="medium" />
									<strong data-team={team.id}>{team.name}</strong>
								</Link>
							</li>
						))}
					</ul>
				</Part>
			)}
			{players.length > 0 && (
				<Part title={words.player.title}>
					<PlayerList
						items={players.map(({ player, team }) => ({
							player,
							number: null,
							position: null,
							teams: team === null ? [] : [team],
						}))}
					/>
				</Part>
			)}
			{games.length > 0 && (
				<Part title={words.search.games}>
					<div className="cards">
						{games.map((game) => (
							<GameCard key={game.id} game={game} />
						))}
					</div>
				</Part>
			)}
			{pages.length > 0 && (
				<Part title={words.search.pages}>
					<ul className={styles.foundPages}>
						{pages.map(({ title, description, to }) => (
							<li key={to}>
								<Link to={to}>{title}</Link>
								{description !== "" && <p>{description}</p>}
							</li>
						))}
					</ul>
				</Part>
			)}
		</>
	);
}
