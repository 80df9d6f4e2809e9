<?php

declare(strict_types=1);

namespace Linkbild\Typo3\Controller;

use Linkbild\Result;
use Linkbild\Typo3\Connection\AnswerLanguage;
use Linkbild\Typo3\Connection\Connections;
use Linkbild\Typo3\Connection\ConnectSite;
use Psr\Http\Message\ResponseInterface;
use Psr\Http\Message\ServerRequestInterface;
use TYPO3\CMS\Backend\Routing\UriBuilder;
use TYPO3\CMS\Backend\Template\ModuleTemplate;
use TYPO3\CMS\Backend\Template\ModuleTemplateFactory;
use TYPO3\CMS\Core\Exception\SiteNotFoundException;
use TYPO3\CMS\Core\Http\RedirectResponse;
use TYPO3\CMS\Core\Localization\LanguageServiceFactory;
use TYPO3\CMS\Core\Site\Entity\Site;
use TYPO3\CMS\Core\Site\SiteFinder;
use TYPO3\CMS\Core\Type\ContextualFeedbackSeverity;

/** Module Site Management → Linkbild: connect a site by a code, check it, disconnect it. For administrators. */
final class ConnectionController
{
    private const LABELS = 'LLL:EXT:linkbild/Resources/Private/Language/locallang.xlf:';

    public function __construct(
        private readonly ModuleTemplateFactory $templates,
        private readonly UriBuilder $uris,
        private readonly SiteFinder $sites,
        private readonly Connections $connections,
        private readonly ConnectSite $connectSite,
        private readonly LanguageServiceFactory $languages,
    ) {}

    public function handle(ServerRequestInterface $request): ResponseInterface
    {
        $template = $this->templates->create($request);
        // The address has TYPO3's token against forged requests, so the form's target has it too.
        $target = (string)$this->uris->buildUriFromRoute('site_linkbild');
        if ($request->getMethod() === 'POST') {
            $this->act($request, $template);
            return new RedirectResponse($target, 303);
        }
        $rows = array_map(fn(Site $site): array => [
            'identifier' => $site->getIdentifier(),
            'base' => (string)$site->getBase(),
            'connection' => $this->connections->of($site),
        ], array_values($this->sites->getAllSites()));
        $template->setTitle('Linkbild');
        $template->assignMultiple(['sites' => $rows, 'target' => $target]);
        return $template->renderResponse('Connection/Index');
    }

    private function act(ServerRequestInterface $request, ModuleTemplate $template): void
    {
        $body = (array)$request->getParsedBody();
        try {
            $site = $this->sites->getSiteByIdentifier((string)($body['site'] ?? ''));
        } catch (SiteNotFoundException) {
            return;
        }
        $language = AnswerLanguage::of((string)($GLOBALS['BE_USER']->user['lang'] ?? ''));
        $uri = $request->getUri();
        $host = $uri->getScheme() . '://' . $uri->getAuthority();
        [$result, $sentence] = match ($body['action'] ?? '') {
            'connect' => [$this->connectSite->connect($site, (string)($body['code'] ?? ''), $language, $host), 'connected'],
            'check' => [$this->connectSite->check($site, $language), 'checked'],
            'disconnect' => [$this->connectSite->disconnect($site, $language), 'disconnected'],
            default => [null, ''],
        };
        if ($result === null) {
            return;
        }
        $isGone = $sentence === 'disconnected' && $result->isDisconnected();
        $template->addFlashMessage(
            $result->ok || $isGone ? $this->sentence($sentence, $result) : $result->message,
            '',
            $result->ok || $isGone ? $this->severity($result) : ContextualFeedbackSeverity::ERROR
        );
    }

    private function sentence(string $key, Result $result): string
    {
        $text = $this->languages->createFromUserPreferences($GLOBALS['BE_USER'] ?? null)->sL(self::LABELS . $key);
        return $key === 'checked'
            ? sprintf($text, (int)($result->value['oursOn'] ?? 0), count((array)($result->value['pages'] ?? [])))
            : $text;
    }

    private function severity(Result $result): ContextualFeedbackSeverity
    {
        $pages = $result->value['pages'] ?? null;
        return is_array($pages) && (int)($result->value['oursOn'] ?? 0) < count($pages)
            ? ContextualFeedbackSeverity::WARNING
            : ContextualFeedbackSeverity::OK;
    }
}
